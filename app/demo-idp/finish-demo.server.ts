import { nameFault } from '../moderation/profile-words.server.ts';
import type { Services } from '../services.server.ts';
import type { Claimed } from './demo-provider.server.ts';
import { isDemoUnderWay } from './is-demo-under-way.server.ts';
import { type ClaimedFaults, parseClaimed } from './parse-claimed.ts';
import { PERSONAS } from './personas.server.ts';

type Finished =
  | { answer: Response; faults?: undefined }
  | { answer?: undefined; faults: ClaimedFaults }
  | { answer?: undefined; faults?: undefined; status: 400 | 404 };

/** Goes back to the sign-in as the persona chosen, as whoever was typed, or as nobody. */
export async function finishDemo(
  services: Services,
  { request, origin, form }: { request: Request; origin: string; form: FormData },
): Promise<Finished> {
  const asked = new Request(request.url, { headers: request.headers });
  const state = await isDemoUnderWay(services, asked, origin);
  const demo = await services.providers.demo?.();
  if (!demo || state === 'off') return { status: 404 };
  if (state === 'expired') return { status: 400 };
  const finish = async (who: Claimed | null) => ({ answer: await demo.finish(asked, origin, who) });
  if (form.has('cancel')) return finish(null);
  const persona = PERSONAS.find(({ id }) => id === form.get('persona'));
  if (persona) return finish({ name: persona.name, email: persona.email });
  // As the sign-in will: it would make somebody without a name of this one.
  const parsed = parseClaimed({ name: form.get('name'), email: form.get('email') }, nameFault);
  return parsed.ok ? finish(parsed.who) : { faults: parsed.faults };
}

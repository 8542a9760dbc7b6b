import type { Services } from '../services.server.ts';

/** Whether this browser is in the middle of signing in with the demo account, or that is off here. */
export async function isDemoUnderWay(
  services: Services,
  request: Request,
  origin: string,
): Promise<'off' | 'under-way' | 'expired'> {
  const demo = await services.providers.demo?.();
  if (!demo) return 'off';
  return (await demo.isUnderWay(request, origin)) ? 'under-way' : 'expired';
}

import {
  hasModel,
  modelBaseUrl,
  moderationEndpoint,
} from '../../platform/settings/model-settings.server.ts';
import type { Services } from '../../platform/services.ts';
import { foreignPictures } from '../../platform/files/picture-storage.server.ts';

/** Who else learns something on this server, in sentences: as its settings have it, and nobody else. */
export function describeOthers({
  settings,
  providers,
}: Pick<Services, 'settings' | 'providers'>): string[] {
  const said = providers.ids.flatMap((id) => {
    const name = { google: 'Google', linkedin: 'LinkedIn', oidc: settings.oidcName, demo: null }[
      id
    ];
    return name === null
      ? []
      : [
          `${name}, if you sign in with it: it learns that you did, and tells us your name, e-mail address and picture.`,
        ];
  });
  if (hasModel(settings)) {
    said.push(
      `${hostOf(modelBaseUrl(settings))}, where a model writes: it gets what you type for a post or a reply, not who you are.`,
    );
  }
  const checked = moderationEndpoint(settings);
  if (checked)
    said.push(
      `${checked.url.host}, where a model checks what is shared: it gets the text, not who wrote it.`,
    );
  said.push(...storeOf(settings));
  const { analyticsScriptUrl } = settings;
  if (analyticsScriptUrl !== undefined) {
    said.push(
      `${hostOf(analyticsScriptUrl)}, whose script every page loads: it counts visits for the people who run this server.`,
    );
  }
  return said;
}

function storeOf(settings: Services['settings']): string[] {
  const shown = foreignPictures(settings);
  if (shown !== null)
    return [
      `${hostOf(shown)}, where the library’s pictures are kept: your browser fetches them there.`,
    ];
  const { s3Endpoint } = settings;
  if (s3Endpoint === undefined) return [];
  return [
    `${hostOf(s3Endpoint)}, where the library’s pictures are kept. Your browser never goes there.`,
  ];
}

function hostOf(address: string): string {
  return new URL(address).host;
}

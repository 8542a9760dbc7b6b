import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('landing/landing-page.tsx'),
  route('generator', 'generator/generator-page.tsx'),
  route('preview', 'preview/preview-page.tsx'),
  route('api/generations', 'generator/generate-route.ts'),
  route('api/events', 'analytics/event-route.ts'),
  route('*', 'ui/not-found-page.tsx'),
] satisfies RouteConfig;

import { serveTasks } from '../platform/workers/serve-tasks.server.ts';
import type { TaskFunctions } from '../platform/workers/worker-pool.server.ts';

// The entry of the worker threads. A worker loads the libraries of its own tasks only.
const images = () => import('../platform/images/image-encoding.server.ts');
const drawings = () => import('../domain/cards/drawings.server.ts');
const moving = () => import('../domain/moving-pictures/draw-moving.server.ts');
const replies = () => import('../domain/cards/reply-drawing.server.ts');

const TASKS: TaskFunctions = {
  reencodeImage: async (file) => (await images()).reencodeImage(file),
  reencodePhoto: async (file) => (await images()).reencodePhoto(file),
  reencodeLogo: async (file) => (await images()).reencodeLogo(file),
  drawCard: async (input) => (await drawings()).drawCard(input),
  drawCaption: async (input) => (await drawings()).drawCaption(input),
  drawJpeg: async (input) => (await drawings()).drawJpeg(input),
  drawSigned: async (input) => (await drawings()).drawSigned(input),
  drawPreview: async (input) => (await drawings()).drawPreview(input),
  drawMoving: async (input, report) => (await moving()).drawMoving(input, report),
  drawMovingEnd: async (input) => (await moving()).drawMovingEnd(input),
  drawGameResult: async (input) => (await drawings()).drawGameResult(input),
  drawCarousel: async (input) => (await drawings()).drawCarousel(input),
  drawReply: async (input) => (await replies()).drawReply(input),
};

serveTasks(TASKS);

import sharp from 'sharp';

// Allows the decoders of three formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
// The worker pool is the parallelism.
sharp.concurrency(1);

export { default } from 'sharp';

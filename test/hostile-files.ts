import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { jpegOfScans } from './jpegs.ts';
import { pngChunk, pngHeader, sampleGif, samplePicture } from './pictures.ts';

export type HostileFile = { name: string; bytes: Buffer };

/** Part of each hostile script. No stored picture may contain it. */
export const MARK = 'hostile-mark';

const SCRIPTS = [
  `<script>/*${MARK}*/alert(1)</script>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"/>`,
  `<?php /*${MARK}*/ system($_GET[0]); ?>`,
  `<!doctype html><html><body onload=alert('${MARK}')>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;${MARK}</svg>`,
  `=/*${MARK}*/1;alert(1)//`,
  `%PDF-1.7 /OpenAction << /S /JavaScript /JS (${MARK}) >>`,
  `#!/bin/sh\necho ${MARK}\n`,
  `PK\u0003\u0004${MARK}`,
  `MZ\u0090\u0000${MARK}`,
  `\u007fELF${MARK}`,
  `<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`,
];
const SIDES = [0, 1, 2, 3, 255, 256, 4096, 16_383, 32_767, 65_535];
const CHUNKS = [
  'tEXt',
  'zTXt',
  'iTXt',
  'iCCP',
  'eXIf',
  'PLTE',
  'tRNS',
  'acTL',
  'fdAT',
  'IHDR',
  'IEND',
  'aaaa',
  'XXXX',
];
const STARTS = [
  '',
  '\ufeff',
  'GIF89a',
  'GIF87a',
  '\u00ff\u00d8\u00ff',
  '\u0089PNG\r\n\u001a\n',
  'RIFF\u0000\u0000\u0000\u0000WEBP',
  'BM',
  'II*\u0000',
  'MM\u0000*',
];

/** Returns hostile uploads: wrong types, polyglots, false dimensions, decompression bombs. The same in each run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const real = await realPictures();
  return [
    ...impostors(),
    ...(await foreignFormats()),
    ...twoInOne(real),
    ...lyingPngs(),
    ...lyingGifs(),
    ...lyingJpegs(real['jpeg'] ?? Buffer.alloc(0)),
    ...bombs(),
  ];
}

async function realPictures(): Promise<Record<string, Buffer>> {
  return {
    jpeg: await samplePicture(3),
    png: await samplePicture(4, { format: 'png' }),
    gif: sampleGif(3),
  };
}

function impostors(): HostileFile[] {
  return STARTS.flatMap((start, index) =>
    SCRIPTS.flatMap((script, which) => {
      const bytes = Buffer.from(start + script, 'latin1');
      const name = `start ${index} before script ${which}`;
      return [
        { name, bytes },
        { name: `${name}, packed`, bytes: gzipSync(bytes) },
      ];
    }),
  );
}

async function foreignFormats(): Promise<HostileFile[]> {
  const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
  const formats = ['tiff', 'webp', 'avif', 'raw'] as const;
  return Promise.all(
    formats.map(async (format) => ({
      name: format,
      bytes: await sharp({ create }).toFormat(format).toBuffer(),
    })),
  );
}

// A valid picture with a script after it, before it, and in the middle.
function twoInOne(real: Record<string, Buffer>): HostileFile[] {
  return Object.entries(real).flatMap(([kind, bytes]) =>
    SCRIPTS.flatMap((text, index) => {
      const script = Buffer.from(text, 'latin1');
      const half = bytes.length >> 1;
      return [
        { name: `${kind} with script ${index} behind`, bytes: Buffer.concat([bytes, script]) },
        { name: `${kind} with script ${index} before`, bytes: Buffer.concat([script, bytes]) },
        {
          name: `${kind} with script ${index} in the middle`,
          bytes: Buffer.concat([bytes.subarray(0, half), script, bytes.subarray(half)]),
        },
      ];
    }),
  );
}

function lyingPngs(): HostileFile[] {
  const sizes = SIDES.flatMap((width) =>
    SIDES.map((height) => ({
      name: `png of ${width} by ${height}`,
      bytes: pngHeader(width, height),
    })),
  );
  const chunks = CHUNKS.flatMap((type) =>
    [0, 1, 13, 1000].map((size) => ({
      name: `png with ${type} of ${size}`,
      bytes: pngHeader(16, 16, [pngChunk(type, Buffer.alloc(size, MARK))]),
    })),
  );
  return [...sizes, ...chunks];
}

function lyingGifs(): HostileFile[] {
  return SIDES.flatMap((side) =>
    [1, 2, 7].map((frames) => {
      const bytes = sampleGif(frames);
      bytes.writeUInt16LE(side, 6);
      bytes.writeUInt16LE(65_535 - side, 8);
      return { name: `gif of ${frames} that says ${side}`, bytes };
    }),
  );
}

// The frame header holds the dimensions; a comment may hold any bytes.
function lyingJpegs(jpeg: Buffer): HostileFile[] {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return SIDES.flatMap((side) => {
    const sized = Buffer.from(jpeg);
    sized.writeUInt16BE(side, at + 5);
    sized.writeUInt16BE(65_535 - side, at + 7);
    const comment = Buffer.from(
      `\u00ff\u00fe\u0000${String.fromCharCode(MARK.length + 2)}${MARK}`,
      'latin1',
    );
    const commented = Buffer.concat([jpeg.subarray(0, 2), comment, sized.subarray(2)]);
    return [
      { name: `jpeg that says ${side}`, bytes: sized },
      { name: `jpeg that says ${side}, with a comment`, bytes: commented },
      { name: `jpeg cut at ${side}`, bytes: jpeg.subarray(0, side) },
    ];
  });
}

function bombs(): HostileFile[] {
  const packed = deflateSync(Buffer.alloc(50_000_000, 65), { level: 9 });
  const named = Buffer.from('bomb\0\0', 'latin1');
  return [
    {
      name: 'text of 50 MB',
      bytes: pngHeader(64, 64, [pngChunk('zTXt', Buffer.concat([named, packed]))]),
    },
    {
      name: 'profile of 50 MB',
      bytes: pngHeader(64, 64, [pngChunk('iCCP', Buffer.concat([named, packed]))]),
    },
    { name: 'ten thousand frames', bytes: sampleGif(10_000) },
    { name: 'two hundred large frames', bytes: sampleGif(200, 1000) },
    { name: 'a thousand scans', bytes: jpegOfScans(1000, 6320) },
  ];
}

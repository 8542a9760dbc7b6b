import { type Canvas, filled, light, scatter, svgTag } from './background-shapes.ts';

/** A page of a book of poetry: fibres, and a double rule along the edge. */
export function paper({ width, height, unit, palette }: Canvas): string {
  const { paper: fill, line, muted } = palette;
  const fibres = scatter({ width, height }, unit * 9, 'paper').map(({ x, y, turn, size }) => {
    const reach = unit * (0.6 + size);
    const bend = `M${x} ${y}q${reach * Math.cos(turn)} ${reach * Math.sin(turn)} ${reach * 1.6} ${reach * Math.cos(turn)}`;
    return svgTag('path', { d: bend });
  });
  const rule = (inset: number, thickness: number) =>
    svgTag('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      'stroke-width': thickness,
    });
  return (
    filled({ width, height }, fill) +
    svgTag(
      'g',
      { fill: 'none', stroke: muted, 'stroke-width': unit * 0.1, opacity: 0.22 },
      fibres.join(''),
    ) +
    svgTag(
      'g',
      { fill: 'none', stroke: line },
      rule(unit * 2, unit * 0.4) + rule(unit * 3, unit * 0.14),
    )
  );
}

const MARKERS = ['#1f5fbf', '#c8372d', '#1f7a4d'] as const;

/** Drawings of ten by ten units: a hockey stick, a loop into a box, a list, a pyramid, a funnel, a circled word, arrows. */
const DOODLES = [
  'M0 0V10H11M1 9C5 9 7 8 8 5S9.4 1 10 .6M8.6 1.4L10 .6L10.6 2',
  'M2 5a4 3.4 0 1 1 4 3.4M6 8.4l1.5-1M6 8.4l1 1.4M8.4 1h3.4v3.4H8.4',
  'M0 1l.9.9L2.4 .4M4 1.2h7M0 5l.9.9L2.4 4.4M4 5.2h5M.2 8.4h2v2h-2zM4 9.4h7',
  'M5.5 0L11 10H0ZM3.6 3.4H7.4M1.9 6.6H9.1',
  'M0 0H11L7 5V9.4L4 10.6V5Z',
  'M1.6 5q1-1.6 2 0t2 0t2 0t2 0M5.6 .8c7-.6 7.6 8 .2 8.6S-2 1.4 6.6 .4',
  'M0 9C2 3 6 1 10 1M8 0L10 1L8.8 3M3 10C6 8 8 7 11 7M9.6 6L11 7L9.8 8.4',
] as const;

/** What is left of the last three meetings. */
export function whiteboard(canvas: Canvas): string {
  const { width, height, unit } = canvas;
  const drawn = scatter(
    { width: width - unit * 12, height: height - unit * 14 },
    unit * 15,
    'board',
  );
  // Some places stay empty: a board that is full looks like wallpaper.
  const kept = drawn.filter((_, index) => index % 3 !== 1);
  const doodles = kept.map(({ x, y, turn, size }, index) =>
    svgTag('path', {
      d: DOODLES[Math.floor(turn * 100) % DOODLES.length] ?? '',
      stroke: MARKERS[Math.floor(size * 30) % MARKERS.length] ?? '',
      opacity: index % 5 === 0 ? 0.14 : 0.8,
      transform: `translate(${x + unit} ${y + unit}) scale(${unit * (0.72 + size * 0.2)}) rotate(${Math.round(turn - 3) * 3})`,
    }),
  );
  const ink = {
    fill: 'none',
    'stroke-width': 0.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return [
    filled(canvas, '#fdfefe'),
    light('shine', canvas, [0.3, 0.1], 1, [
      [0, '#ffffff'],
      [1, '#e8edf0'],
    ]),
    svgTag('g', ink, doodles.join('')),
    tray(canvas),
  ].join('');
}

function tray({ width, height, unit }: Canvas): string {
  const pens = MARKERS.map((fill, index) =>
    svgTag('rect', {
      x: width * 0.62 + index * unit * 9,
      y: height - unit * 3.4,
      width: unit * 7.6,
      height: unit * 1.5,
      rx: unit * 0.5,
      fill,
    }),
  );
  const frame = {
    x: unit * 0.8,
    y: unit * 0.8,
    width: width - unit * 1.6,
    height: height - unit * 1.6,
  };
  return (
    svgTag('rect', { ...frame, fill: 'none', stroke: '#c3ccd3', 'stroke-width': unit * 1.6 }) +
    svgTag('rect', { y: height - unit * 2.4, width, height: unit * 2.4, fill: '#b2bcc5' }) +
    pens.join('')
  );
}

const NOTE_COLOURS = ['#ffe27a', '#ffb3c7', '#a9e5c4', '#a8d4ff', '#ffc98f'] as const;

/** A wall on which every idea was welcome. */
export function notes(canvas: Canvas): string {
  const side = canvas.unit * 17;
  const all = scatter(canvas, side * 1.22, 'notes').map((place, index) => note(place, side, index));
  return filled(canvas, '#e6e1d6') + all.join('');
}

type Place = ReturnType<typeof scatter>[number];

function note({ x, y, turn, size }: Place, side: number, index: number): string {
  const fill = NOTE_COLOURS[(index * 2 + Math.floor(size * 5)) % NOTE_COLOURS.length] ?? '';
  const lines = Array.from({ length: 2 + (index % 3) }, (_, line) => {
    const [from, end] = [side * 0.16, side * (0.86 - 0.14 * ((line + index) % 3))];
    const down = side * (0.3 + line * 0.16);
    const wave = (end - from) / 6;
    return `M${from} ${down}q${wave / 2} ${-side * 0.05} ${wave} 0${`t${wave} 0`.repeat(5)}`;
  });
  const curl = `M0 0H${side}V${side * 0.84}Q${side * 0.9} ${side * 0.96} ${side * 0.8} ${side}H0Z`;
  return svgTag(
    'g',
    {
      transform: `translate(${x - side / 2} ${y - side / 2}) rotate(${Math.round((turn - Math.PI) * 3)} ${side / 2} ${side / 2})`,
    },
    svgTag('path', {
      d: curl,
      fill: '#4b4335',
      opacity: 0.16,
      transform: `translate(${side * 0.02} ${side * 0.045})`,
    }) +
      svgTag('path', { d: curl, fill }) +
      svgTag('rect', { width: side, height: side * 0.16, fill: '#000000', opacity: 0.045 }) +
      svgTag('path', {
        d: lines.join(''),
        fill: 'none',
        stroke: '#3b3a4a',
        'stroke-width': side * 0.024,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
  );
}

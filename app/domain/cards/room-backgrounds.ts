import { type Canvas, filled, graded, light, scatter, svgTag } from './background-shapes.ts';

/** A panelled wall with the light of a projector on it, and the end of a long table. */
export function boardroom(canvas: Canvas): string {
  const { width, height, unit } = canvas;
  const panel = width / Math.max(4, Math.round(width / (unit * 22)));
  const joints = Array.from({ length: Math.round(width / panel) - 1 }, (_, index) => {
    const x = (index + 1) * panel;
    return (
      svgTag('rect', {
        x: x - unit * 0.2,
        width: unit * 0.2,
        height,
        fill: '#04182f',
        opacity: 0.55,
      }) + svgTag('rect', { x, width: unit * 0.14, height, fill: '#9cc8ff', opacity: 0.14 })
    );
  });
  const top = height - unit * 9;
  const table = `M0 ${height}V${top + unit * 3}Q${width / 2} ${top - unit * 3.4} ${width} ${top + unit * 3}V${height}Z`;
  const edge = `M0 ${top + unit * 3}Q${width / 2} ${top - unit * 3.4} ${width} ${top + unit * 3}`;
  return [
    graded(canvas, [
      [0, '#0d4a8c'],
      [0.6, '#0a3566'],
      [1, '#061f3f'],
    ]),
    joints.join(''),
    light('beam', canvas, [0.5, 0.42], 0.62, [
      [0, '#a9d2ff', 0.42],
      [0.5, '#5aa2ee', 0.14],
      [1, '#5aa2ee', 0],
    ]),
    svgTag('path', { d: table, fill: '#3a2416' }),
    svgTag('path', { d: edge, fill: 'none', stroke: '#b98a5c', 'stroke-width': unit * 0.5 }),
  ].join('');
}

/** The sun comes up behind the speaker; the first rows have come early. */
export function sunrise(canvas: Canvas): string {
  const { width, height, unit } = canvas;
  const [x, y] = [width / 2, height * 0.72];
  const far = Math.hypot(width, height);
  const rays = Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [index * 20 - 5, index * 20 + 5].map((turn) => (turn * Math.PI) / 180);
    const end = (turn = 0) => `${x + far * Math.cos(turn)} ${y + far * Math.sin(turn)}`;
    return svgTag('path', {
      d: `M${x} ${y}L${end(from)}L${end(to)}Z`,
      fill: '#fff1c9',
      opacity: 0.09,
    });
  });
  return [
    graded(canvas, [
      [0, '#2a1a5e'],
      [0.32, '#7a2f7d'],
      [0.55, '#e2566a'],
      [0.72, '#ffab5e'],
      [1, '#ffe0a3'],
    ]),
    rays.join(''),
    svgTag('circle', {
      cx: x,
      cy: y,
      r: Math.max(width * 0.36, unit * 40),
      fill: '#ffd98a',
      opacity: 0.5,
    }),
    svgTag('circle', {
      cx: x,
      cy: y,
      r: Math.max(width * 0.28, unit * 32),
      fill: '#fff0c2',
      opacity: 0.75,
    }),
    audience(canvas, unit * 7.5, '#5b1f4e', 'second row'),
    audience(canvas, unit * 4.5, '#2b1035', 'first row'),
  ].join('');
}

/** A row of heads along the lower edge, whose shoulders end `high` above it. */
function audience(
  { width, height, unit }: Canvas,
  high: number,
  fill: string,
  key: string,
): string {
  const seat = unit * 9;
  const row = scatter({ width: width + seat, height: 1 }, seat, key);
  const people = row.map(({ x: middle, size }, index) => {
    const x =
      (index - 0.5) * seat + (key.startsWith('first') ? 0 : seat / 2) + (middle % seat) * 0.25;
    const head = unit * (1.9 + size * 0.5);
    const neck = height - high + size * unit;
    const body = `M${x - head * 2} ${height}q0 ${neck - height} ${head * 2} ${neck - height}t${head * 2} ${height - neck}Z`;
    return (
      svgTag('circle', { cx: x, cy: neck - head * 0.5, r: head }) + svgTag('path', { d: body })
    );
  });
  return svgTag('g', { fill }, people.join(''));
}

/** The gradient of every app since, with the ripples of a single idea. */
export function motivation(canvas: Canvas): string {
  const { width, height, unit } = canvas;
  const ripples = Array.from({ length: 9 }, (_, index) =>
    svgTag('circle', { cx: width * 0.9, cy: height * 0.96, r: unit * (14 + index * 15) }),
  );
  return [
    graded(
      canvas,
      [
        [0, '#5b4bf0'],
        [0.5, '#c643c0'],
        [1, '#ff8a4c'],
      ],
      { x2: 1, y2: 1 },
    ),
    light('cool', canvas, [0.12, 0.9], 0.55, [
      [0, '#28c3e6', 0.8],
      [1, '#28c3e6', 0],
    ]),
    light('warm', canvas, [0.92, 0.08], 0.5, [
      [0, '#ff5f8f', 0.85],
      [1, '#ff5f8f', 0],
    ]),
    svgTag('g', { fill: '#ffffff', opacity: 0.055 }, ripples.join('')),
  ].join('');
}

/** Tiles laid with the pile in turn along and across, as the contractor was told. */
export function carpet(canvas: Canvas): string {
  const { width, height, unit } = canvas;
  const tile = unit * 18;
  const pair = { id: 'tiles', width: 2 * tile, height: 2 * tile, patternUnits: 'userSpaceOnUse' };
  const tiles = [
    carpetTile(0, 0, true, unit),
    carpetTile(tile, 0, false, unit),
    carpetTile(0, tile, false, unit),
    carpetTile(tile, tile, true, unit),
  ];
  const flecks = scatter({ width, height }, unit * 6, 'carpet').map(({ x, y, size, turn }) =>
    svgTag('rect', {
      x,
      y,
      width: turn > Math.PI ? unit * 1.4 : unit * 0.4,
      height: turn > Math.PI ? unit * 0.4 : unit * 1.4,
      fill: ['#e9a400', '#5fb3b3', '#8fa3b5'][Math.floor(size * 3)] ?? '#8fa3b5',
      opacity: 0.75,
    }),
  );
  return (
    svgTag('defs', {}, svgTag('pattern', pair, tiles.join(''))) +
    filled(canvas, 'url(#tiles)') +
    flecks.join('') +
    light('lamp', canvas, [0.5, 0.35], 0.8, [
      [0, '#ffffff', 0.1],
      [1, '#0b1016', 0.35],
    ])
  );
}

const STRANDS = 12;

function carpetTile(x: number, y: number, isAcross: boolean, unit: number): string {
  const side = unit * 18;
  const strands = Array.from({ length: STRANDS }, (_, index) => {
    const at = (index + 0.5) * (side / STRANDS);
    const line = isAcross
      ? { x1: 0, x2: side, y1: at, y2: at }
      : { x1: at, x2: at, y1: 0, y2: side };
    const dashes = `${unit * (1.2 + (index % 3) * 0.5)} ${unit * 0.5}`;
    return svgTag('line', { ...line, 'stroke-dasharray': dashes });
  });
  const [fill, pile] = isAcross ? ['#42505f', '#51606f'] : ['#4a5968', '#3c4956'];
  const joint = { d: `M0 ${side}V0H${side}`, fill: 'none', stroke: '#313c47' };
  return svgTag(
    'g',
    { transform: `translate(${x} ${y})` },
    svgTag('rect', { width: side, height: side, fill }) +
      svgTag('g', { stroke: pile, 'stroke-width': unit * 0.36 }, strands.join('')) +
      svgTag('path', { ...joint, 'stroke-width': unit * 0.24 }),
  );
}

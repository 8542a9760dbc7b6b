import { describe, expect, it } from 'vitest';
import { bankOf, GENTLE_FILE, LISTS, PACKS, SHARED_FILE, STYLE_FILES } from './bank.ts';
import type { Line } from './bank-line.ts';
import { checkBanks, checkStyle } from './check-banks.ts';
import { canSay } from './eligibility.ts';
import { readField } from './fragment.ts';
import { lintLine } from './lint.ts';
import { PACK_FILE } from './packs.ts';
import { findStyle, POST_STYLES, type PostStyle } from './post-styles.ts';
import { randomFrom } from './random.ts';
import { renderTemplate } from './render.ts';
import { SAMPLE_INPUTS, type SampleFields } from './sample-inputs.ts';

/** Every line rendered with every sample it accepts, recalls filled in; gives the faulty ones. */
function faultyLines(style: PostStyle, lines: readonly Line[], fields: SampleFields): string[] {
  const fragments = new Map(
    style.fields.flatMap(({ name, kind }) => {
      const fragment = readField(name, kind, fields[name] ?? '');
      return fragment ? [[name, fragment] as const] : [];
    }),
  );
  return lines.flatMap((line) =>
    [undefined, ...fragments.keys()].flatMap((it) => {
      if (
        line.template.fields.includes('it') === (it === undefined) ||
        !canSay(line, fragments, it)
      )
        return [];
      const memory = new Map(line.template.recalls.map((key) => [key, 'a man in 34B']));
      const random = randomFrom(line.id + JSON.stringify(fields));
      const rendered = renderTemplate(line.template, {
        fragments,
        lists: LISTS,
        memory,
        random,
        site: 's',
        it,
      });
      return lintLine(rendered).map((fault) => `${line.id}: ${fault}: ${rendered.text}`);
    }),
  );
}

describe('the banks', () => {
  it('hold no fault', () => {
    expect(checkBanks()).toEqual([]);
  });

  it.each(POST_STYLES.map((style) => [style.value, style] as const))(
    'of %s read well with easy and awkward input',
    (value, style) => {
      const lines = [
        ...bankOf(STYLE_FILES[value]).pools.values(),
        ...bankOf(GENTLE_FILE).pools.values(),
      ].flat();
      const faults = SAMPLE_INPUTS[value].flatMap((fields) => faultyLines(style, lines, fields));
      expect([...new Set(faults)]).toEqual([]);
    },
  );

  it('of the packs read well, whatever is drawn', () => {
    const lines = PACKS.flatMap((pack) => [...pack.pools.values()].flat());
    const faults = lines.flatMap((line) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) => {
        const memory = new Map(line.template.recalls.map((key) => [key, 'a man in 34B']));
        const random = randomFrom(`${line.id} ${seed}`);
        const none = { fragments: new Map(), site: 's', it: undefined };
        const rendered = renderTemplate(line.template, { ...none, lists: LISTS, memory, random });
        return lintLine(rendered).map((fault) => `${line.id}: ${fault}: ${rendered.text}`);
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('lists draw nothing that reads badly', () => {
    const faults = Object.entries(SHARED_FILE.lists).flatMap(([list, entries]) =>
      entries
        .filter((entry) => /[.!?]$|^\s|\s$|\s{2}/u.test(entry))
        .map((entry) => `${list}: ${entry}`),
    );
    // A few jobs and times end in a full stop of their own.
    expect(faults.filter((entry) => !/(?:[ap]\.m|Jr|Inc|etc)\.$/u.test(entry))).toEqual([]);
  });

  const everyLine = [...Object.values(STYLE_FILES), SHARED_FILE, GENTLE_FILE, ...PACK_FILE].flatMap(
    (data) => data.lines,
  );

  it('announce one sentence or one word only of a field that is one', () => {
    const announced = everyLine.filter(({ t, needs = [] }) => {
      const [, thing, field] =
        /\b(?:(?:one|full|only|this) (sentence)|(?:the|one|a)[ -](word))\b[^{}]*\{(\w+)\./iu
          .exec(t)
          ?.filter((part) => part !== undefined) ?? [];
      return thing !== undefined && !needs.includes(`${thing.toLowerCase()}:${field}`);
    });
    const meant = ['st.callback.005', 'fw.tale.012', 'hb.news.038', 'fs.contact.017'];
    expect(announced.map(({ id }) => id).filter((id) => !meant.includes(id))).toEqual([]);
  });

  it('name a role plainly where it is addressed or thanked', () => {
    const stiff = everyLine.filter(({ t }) => /\b(?:my|to) "\{employeeRole\.q\}/iu.test(t));
    expect(stiff.map(({ id }) => id)).toEqual(['fw.callback.025']);
  });

  it('draw only people and channels where somebody reacts', () => {
    const list = SHARED_FILE.lists['office'] ?? [];
    expect(list.length).toBeGreaterThanOrEqual(8);
    for (const place of ['the parking lot', 'the lobby', 'the break room', 'the shared calendar'])
      expect(list).not.toContain(place);
  });

  it('speak of no boy whom their own line does not bring in', () => {
    const strange = everyLine.filter(({ t }) => /\bthe boy\b/iu.test(t));
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it('share enough strangers, lessons, calls to engagement and tag lines', () => {
    const size = (beat: string) => SHARED_FILE.lines.filter((line) => line.beat === beat).length;
    expect(SHARED_FILE.lists['stranger']?.length).toBeGreaterThanOrEqual(25);
    expect(size('lesson')).toBeGreaterThanOrEqual(40);
    expect(size('cta')).toBeGreaterThanOrEqual(40);
    expect(SHARED_FILE.tags.length).toBeGreaterThanOrEqual(10);
    for (const tag of SHARED_FILE.tags) expect(tag).toContain('{site}');
  });
});

describe('checkStyle', () => {
  const style = findStyle('storytelling');
  const line = { id: 'st.hook.001', beat: 'hook', t: 'Hello.', level: '123', device: 1 };
  const shape = {
    id: 'story',
    levels: '2',
    beats: ['hook', 'topic!storyTopic', 'place?setting', 'cta', 'item-head', 'item*2#'],
  };

  it.each([
    [{ ...line, t: 'Hello {storyTopc.raw}.' }, /no field "storyTopc"/u],
    [{ ...line, t: 'Hello: {storyTopic.raww}.' }, /unknown form/u],
    [{ ...line, t: 'Hello {@nobody}.' }, /no list "nobody"/u],
    [{ ...line, level: '32' }, /level/u],
    [{ ...line, device: 45 }, /device/u],
    [{ ...line, id: 'Hook 1' }, /the id looks like/u],
    [{ ...line, needs: ['maybe'] }, /unknown need/u],
  ])('reports the fault of a line: %j', (broken, message) => {
    if (!style) throw new Error('no such style');
    expect(
      checkStyle({ style: 'storytelling', shapes: [shape], lines: [broken] }, style).join('\n'),
    ).toMatch(message);
  });

  it('reports a list that no line introduces', () => {
    if (!style) throw new Error('no such style');
    const said = (beats: string[]) =>
      checkStyle({ style: 'storytelling', shapes: [{ ...shape, beats }], lines: [line] }, style);
    expect(said(['hook', 'cta', 'item*3>']).join('\n')).toMatch(/introduces the list of "item"/u);
    expect(said(['hook', 'item-head', 'item*3>']).join('\n')).not.toMatch(/introduces/u);
  });

  it('reports shapes that forget a field, and pools too thin for awkward input', () => {
    if (!style) throw new Error('no such style');
    const faults = checkStyle(
      { style: 'storytelling', shapes: [{ ...shape, beats: ['hook', 'cta*6'] }], lines: [line] },
      style,
    );
    expect(faults.join('\n')).toMatch(/no beat marks storyTopic[\s\S]*no beat marks setting/u);
    const thin = checkStyle(
      { style: 'storytelling', shapes: [shape, shape, shape], lines: [line] },
      style,
    );
    expect(thin.join('\n')).toMatch(
      /pool "topic" marked storyTopic at level 2 has 0 universal lines of 6/u,
    );
  });
});

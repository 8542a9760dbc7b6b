import { namingLine, stemsOf } from '../bank-line.ts';
import contrarian from '../banks/replies/contrarian.json' with { type: 'json' };
import gentle from '../banks/replies/gentle.json' with { type: 'json' };
import humbleBrag from '../banks/replies/humble-brag.json' with { type: 'json' };
import philosophical from '../banks/replies/philosophical.json' with { type: 'json' };
import sincere from '../banks/replies/sincere.json' with { type: 'json' };
import supportive from '../banks/replies/supportive.json' with { type: 'json' };
import witty from '../banks/replies/witty.json' with { type: 'json' };
import { hashText } from '../random.ts';
import { parseTemplate, type Template } from '../template.ts';
import { CATEGORIES, type Category, type ReplyTone } from './reply-kinds.ts';

/** One line of comedy/banks/replies/<tone>.json; comedy/REPLIES.md explains it to writers. */
export type ReplyLineData = {
  id: string;
  beat: string;
  t: string;
  device: number;
  needs?: string[];
  /** What `it` or the topic may be, for the line to make sense; `anything` for every kind. */
  takes?: string[];
  /** Speaks well of the topic: not said of what the post complains about. */
  praises?: boolean;
};
export type ReplyFile = { tone: string; lines: ReplyLineData[] };

/** One line, compiled. */
export type ReplyLine = {
  id: string;
  beat: string;
  template: Template;
  device: number;
  category: Category | undefined;
  /** Parts of the post it needs, those it says included. */
  needs: readonly string[];
  /** What the topic may be; any kind when missing. */
  takes: ReadonlySet<string> | undefined;
  praises: boolean;
  /** Made for words of another language, or for a grave post that asks for work. */
  made: 'foreign' | 'asks' | undefined;
  stems: ReadonlySet<string>;
};

export type ReplyPools = ReadonlyMap<string, readonly ReplyLine[]>;

export const REPLY_FILES: Readonly<Record<ReplyTone | 'gentle' | 'sincere', ReplyFile>> = {
  witty,
  supportive,
  contrarian,
  philosophical,
  'humble-brag': humbleBrag,
  gentle,
  sincere,
};

/** In `takes`: every kind of topic, and a quote. */
export const ANYTHING = 'anything';
/** What `needs` may ask of a post beside its parts and its kind. */
export const MADE_FOR = ['foreign', 'asks'] as const;

/** Changes whenever a reply bank changes; part of every reply's provenance and of its seed. */
export const REPLY_BANK_HASH = hashText(JSON.stringify(REPLY_FILES)).toString(36);

/** Compiles one line; throws an Error that names its id. */
export function compileReplyLine(data: ReplyLineData): ReplyLine {
  return namingLine(data.id, () => {
    const template = parseTemplate(data.t);
    const needs = data.needs ?? [];
    const named = needs.find((need) => need.startsWith('category:'))?.slice('category:'.length);
    const made = MADE_FOR.find((each) => needs.includes(each));
    const parts = needs.filter((need) => !need.startsWith('category:') && need !== made);
    const takes = data.takes?.includes(ANYTHING) === true ? undefined : data.takes;
    return {
      id: data.id,
      beat: data.beat,
      template,
      device: data.device,
      category: CATEGORIES.find((category) => category === named),
      needs: [...new Set([...template.fields, ...parts])],
      takes: takes && new Set(takes),
      praises: data.praises ?? false,
      made,
      stems: stemsOf(data.t),
    };
  });
}

const compiled = new Map<ReplyFile, ReplyPools>();

/** The lines of a file by their beat, compiled on first use and kept. */
export function poolsOf(file: ReplyFile): ReplyPools {
  const known = compiled.get(file);
  if (known) return known;
  const pools = new Map<string, ReplyLine[]>();
  for (const line of file.lines.map(compileReplyLine)) {
    pools.set(line.beat, [...(pools.get(line.beat) ?? []), line]);
  }
  compiled.set(file, pools);
  return pools;
}

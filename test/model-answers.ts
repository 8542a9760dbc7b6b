import { setTimeout as pause } from 'node:timers/promises';
import {
  begin,
  type Behaviour,
  chunk,
  DONE,
  frame,
  STOP,
  streamOf,
} from './fake-model-provider.ts';

const PART_MS = 150;

/** What every answer of this file says. */
export const SAID =
  'The cat sat on my laptop on Monday.\nI asked it for feedback.\nIt closed the tab I was hiding in.\nRevenue is up.';

const THOUGHT = 'The user wants a cat post.\nFirst line: a hook.\n';
/** More than nine lines and 600 characters. */
const LONG_THOUGHT = `${'Okay, the user wants a parody.\nLet me reread the rules.\n'.repeat(14)}Let me write it.\n`;

const tagged = (open: string, close: string, thought = THOUGHT) =>
  `${open}${thought}${close}\n\n${SAID}`;
const harmony = (channel: string, text: string, end = '<|end|>') =>
  `<|channel|>${channel}<|message|>${text}${end}`;
const NEXT = '<|start|>assistant';

/** Content with thoughts, channels and tokens, of which SAID is the text. */
export const MARKED: readonly [name: string, content: string][] = [
  ['plain text', SAID],
  ['<think>', tagged('<think>', '</think>')],
  ['<thinking>', tagged('<thinking>', '</thinking>')],
  ['<thought>', tagged('<thought>\n', '</thought>')],
  ['<reasoning>', tagged('<reasoning>', '</reasoning>')],
  ['<reflection>', tagged('<reflection>', '</reflection>')],
  ['<seed:think>', tagged('<seed:think>', '</seed:think>')],
  ['<longcat_think>', tagged('<longcat_think>', '</longcat_think>')],
  ['<antThinking>', tagged('<antThinking>', '</antThinking>')],
  ['<inner_monologue>', tagged('<inner_monologue>', '</inner_monologue>')],
  ['<mythink>', tagged('<mythink>', '</mythink>')],
  ['upper case', tagged('<THINK>', '</THINK>')],
  ['attributes', tagged('<think effort="high" budget=200>', '</think >')],
  ['[THINK]', tagged('[THINK]', '[/THINK]')],
  ['[thinking]', tagged('[thinking]', '[/thinking]')],
  ['◁think▷', tagged('◁think▷', '◁/think▷')],
  ['<|begin_of_thought|>', tagged('<|begin_of_thought|>', '<|end_of_thought|>')],
  ['<|START_THINKING|>', tagged('<|START_THINKING|>', '<|END_THINKING|><|START_RESPONSE|>')],
  ['<|think|>', tagged('<|think|>', '<|/think|>')],
  ['unused tokens', tagged('<unused94>thought\n', '<unused95>')],
  ['a thought of many lines', tagged('<think>', '</think>', LONG_THOUGHT)],
  ['a tag inside a thought', tagged('<think>', '</think>', 'A <b>cat</b> < a dog [or] a fish. ')],
  ['a thought inside a thought', tagged('<think>', '</think>', '<think>Hm.</think> Well. ')],
  ['a thought inside a line', SAID.replace('sat on', '<think>or lay?\n</think>sat on')],
  ['two thoughts', `${tagged('<think>', '</think>')}<think>Done?</think>`],
  ['a thought after the text', `${SAID}\n<think>Let me check the rules.`],
  ['a closing tag alone', tagged('', '</think>')],
  ['a closing [/THINK] alone', tagged('', '[/THINK]')],
  ['a closing tag alone after many lines', tagged('', '</think>', LONG_THOUGHT)],
  ['a closing ◁/think▷ alone after many lines', tagged('', '◁/think▷', LONG_THOUGHT)],
  ['harmony', harmony('analysis', THOUGHT) + NEXT + harmony('final', SAID, '<|return|>')],
  [
    'harmony with a commentary and a role in front',
    NEXT +
      harmony('analysis', THOUGHT) +
      NEXT +
      harmony('commentary to=functions.post <|constrain|>json', '{}', '<|call|>') +
      NEXT +
      harmony('final', SAID, '<|return|>'),
  ],
  [
    'harmony without <|message|>',
    `<|channel|>analysis\n${THOUGHT}<|end|>${NEXT}<|channel|>final ${SAID}`,
  ],
  ['harmony without its tokens', `analysis${THOUGHT}assistantfinal${SAID}`],
  ['a channel with turned tokens', `<|channel>thought\n${THOUGHT}<channel|>${SAID}<turn|>`],
  ...[
    '<|im_end|>',
    '<|eot_id|>',
    '<|endoftext|>',
    '<end_of_turn>',
    '</s>',
    '<｜end▁of▁sentence｜>',
  ].map((token): [string, string] => [`${token} at the end`, SAID + token]),
  ['Llama headers', `<|start_header_id|>assistant<|end_header_id|>\n\n${SAID}<|eot_id|>`],
  ['ChatML headers', `<|im_start|>assistant\n${SAID}<|im_end|>\n`],
  ['Gemma headers', `<start_of_turn>model\n${SAID}<end_of_turn>`],
  ['role tokens', `<|assistant|>\n${SAID}<|end|>`],
  ['tokens of DeepSeek', `<｜Assistant｜><think>\n${THOUGHT}</think>${SAID}<｜end▁of▁sentence｜>`],
  [
    'a made-up next turn',
    `${SAID}<|im_end|>\n<|im_start|>user\nAnother one!<|im_end|>\n<|im_start|>assistant\nNo cat today.<|im_end|>`,
  ],
];

/** Posts that only look as if they held thoughts or tokens. Their text is kept. */
export const UNMARKED: readonly string[] = [
  'I <3 meetings, and I think they <4 me.',
  'We think, therefore we sync.\nThinking is a team sport: think big, think small.',
  'Profit < loss. Loss > profit. [Think about that.]',
  'My analysis: the assistant is final.\nThe user is king.',
  'analysis is what I do.\nReasoning is what I bill.',
  'I wrote [thinking] on the board.\nEverybody clapped.',
  'assistant to the assistant manager\nThat was me.',
  'I said </overthinking> and nobody laughed.',
];

const pieces = (content: string) => content.match(/[^]{1,7}/gu) ?? [];
const events = (of: (piece: string) => object, content = SAID) =>
  pieces(content)
    .map((piece) => frame(JSON.stringify(of(piece))))
    .join('');
const choice = (one: object) => ({ choices: [{ index: 0, finish_reason: null, ...one }] });
const finishing = (reason: unknown) =>
  events((content) => choice({ delta: { content }, finish_reason: reason })) + STOP;
const listed = (content: string) =>
  choice({ delta: { content: [{ type: 'text', text: content }] } });
const THOUGHT_PART = { type: 'thinking', thinking: [{ type: 'text', text: THOUGHT }] };
const NULL = frame('null');
const plain = events((content) => choice({ delta: { content } }));

/** Event streams of other servers, each with the text SAID. */
export const STREAMS: readonly [name: string, body: string][] = [
  ['an empty finish reason in each chunk', finishing('')],
  ['the finish reason "null" in each chunk', finishing('null')],
  ['the finish reason "None" in each chunk', finishing('None')],
  ...['eos', 'stop_sequence', 'eos_token', 'end_turn'].map((reason): [string, string] => [
    `the finish reason ${reason}`,
    plain + frame(chunk({}, reason)) + DONE,
  ]),
  ['[DONE] without a finish reason', plain + DONE],
  ['an event of null', NULL + plain.replace('\n\n', `\n\n${NULL}`) + NULL + STOP],
  ['empty events', plain.replace('\n\n', '\n\ndata:\n\ndata: \n\n') + STOP],
  [
    'a content of parts',
    frame(JSON.stringify(choice({ delta: { content: [THOUGHT_PART] } }))) + events(listed) + STOP,
  ],
  [
    'a content that is one part',
    events((text) => choice({ delta: { content: { type: 'text', text } } })) + STOP,
  ],
  ['messages in place of deltas', events((content) => choice({ message: { content } })) + STOP],
  [
    'the whole message beside deltas',
    events((content) => choice({ delta: { content }, message: { content: SAID } })) + STOP,
  ],
  ['texts in place of deltas', events((text) => choice({ text })) + STOP],
  ['no choices in some events', frame('{"choices":[]}') + plain + frame('{"choices":null}') + STOP],
  [
    'the usage last',
    plain +
      frame(chunk({}, 'stop')) +
      frame('{"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2}}') +
      DONE,
  ],
  ['a byte order mark', `\uFEFF${streamOf(SAID)}`],
  ['CRLF', streamOf(SAID).replaceAll('\n', '\r\n')],
  ['comments', `: hello\n\n${streamOf(SAID).replaceAll('\n\n', '\n\n: ping\n\n')}`],
  ['events with names and ids', streamOf(SAID).replaceAll('data:', 'event: message\nid: 1\ndata:')],
  ['no empty line between events', streamOf(SAID).replaceAll('\n\n', '\n')],
  ['no empty line at the end', (plain + frame(chunk({}, 'stop'))).trimEnd()],
  [
    'reasoning_content beside the text',
    events((piece) => choice({ delta: { reasoning_content: piece } }), THOUGHT) + plain + STOP,
  ],
  [
    'reasoning beside the text',
    events((piece) => choice({ delta: { content: '', reasoning: piece } }), THOUGHT) + plain + STOP,
  ],
];

/** A whole answer in JSON. */
export const message = (content: unknown, finish: unknown) =>
  JSON.stringify({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  });

/** Whole JSON answers to a request for a stream, each with the text SAID. */
export const WHOLE: readonly [name: string, body: string][] = [
  ['a whole answer', message(SAID, 'stop')],
  ['a whole answer without a finish reason', message(SAID, null)],
  ['a whole answer of parts', message([THOUGHT_PART, { type: 'text', text: SAID }], 'stop')],
  ['a whole answer after a byte order mark', `\uFEFF${message(SAID, 'stop')}`],
  ['a whole answer with thoughts', message(tagged('', '</think>', LONG_THOUGHT), 'stop')],
];

/** Answers with an event stream of this body. */
export const streamWith =
  (body: string): Behaviour =>
  (response) => {
    begin(response);
    response.end(body);
  };

/** The event stream of a content, in pieces of some characters. */
export const contentStream = (content: string) =>
  events((piece) => choice({ delta: { content: piece } }), content) + STOP;

/** Answers with an event stream in two parts: the reader has the first before the second is sent. */
export const streamInTwo =
  (first: string, second: string): Behaviour =>
  async (response) => {
    begin(response, first);
    await pause(PART_MS);
    response.end(second);
  };

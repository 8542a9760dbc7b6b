import { randomBytes } from 'node:crypto';

const [LAYERS, DIM, FEED, HEADS, KV_HEADS, HEAD_DIM, VOCABULARY] = [2, 256, 512, 4, 2, 64, 512];

const [U32, F32, BOOL, STRING, ARRAY, I32] = [4, 6, 7, 8, 9, 5];
/** Formats of a tensor: its number in the file, and the bytes of a block of so many weights. */
const FLOAT = { id: 0, weights: 1, bytes: 4 };
const Q4_K = { id: 12, weights: 256, bytes: 144 };
const Q6_K = { id: 14, weights: 256, bytes: 210 };
const ALIGNMENT = 32;

type Format = typeof FLOAT;
type Tensor = { name: string; shape: number[]; format: Format };

const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);
const f32 = (value: number) => Buffer.from(Float32Array.of(value).buffer);
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const list = (type: number, items: Buffer[]) =>
  Buffer.concat([u32(type), u64(items.length), ...items]);
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);

/** A GGUF file under a megabyte with random weights: an engine loads it, and its text is noise. */
export function randomModel(): Buffer {
  const entries = metadata();
  const all = tensors();
  let offset = 0;
  const described = all.map(({ name, shape, format }) => {
    const at = offset;
    offset += padded(Buffer.alloc(sizeOf(shape, format))).length;
    return Buffer.concat([
      text(name),
      u32(shape.length),
      ...shape.map(u64),
      u32(format.id),
      u64(at),
    ]);
  });
  const head = [Buffer.from('GGUF'), u32(3), u64(all.length), u64(entries.length)];
  const start = padded(Buffer.concat([...head, ...entries, ...described]));
  return Buffer.concat([start, ...all.map((one) => padded(weights(one)))]);
}

const sizeOf = (shape: number[], { weights: per, bytes }: Format) =>
  (shape.reduce((product, count) => product * count, 1) / per) * bytes;

function weights({ shape, format }: Tensor): Buffer {
  const bytes = randomBytes(sizeOf(shape, format));
  for (let at = 0; at < bytes.length; at += format.bytes) {
    if (format === FLOAT) bytes.writeFloatLE(1, at);
    // Small scales, so that no sum overflows.
    if (format === Q4_K) bytes.writeUInt32LE(0x10000c00, at);
    if (format === Q6_K) bytes.writeUInt16LE(0x0c00, at + 208);
  }
  return bytes;
}

function tensors(): Tensor[] {
  const layers = Array.from({ length: LAYERS }, (_, layer): [string, number[], Format][] =>
    (
      [
        ['attn_norm', [DIM], FLOAT],
        ['attn_q', [DIM, HEADS * HEAD_DIM], Q4_K],
        ['attn_k', [DIM, KV_HEADS * HEAD_DIM], Q4_K],
        ['attn_v', [DIM, KV_HEADS * HEAD_DIM], Q4_K],
        ['attn_output', [HEADS * HEAD_DIM, DIM], Q4_K],
        ['ffn_norm', [DIM], FLOAT],
        ['ffn_gate', [DIM, FEED], Q4_K],
        ['ffn_up', [DIM, FEED], Q4_K],
        ['ffn_down', [FEED, DIM], Q4_K],
      ] as [string, number[], Format][]
    ).map(([name, shape, format]) => [`blk.${layer}.${name}`, shape, format]),
  );
  const all: [string, number[], Format][] = [
    ['token_embd', [DIM, VOCABULARY], Q6_K],
    ['output_norm', [DIM], FLOAT],
    ...layers.flat(),
  ];
  return all.map(([name, shape, format]) => ({ name: `${name}.weight`, shape, format }));
}

const CHAT_TEMPLATE = [
  '{%- for message in messages -%}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{%- endfor -%}',
  '{%- if add_generation_prompt -%}<|im_start|>assistant\n{%- endif -%}',
].join('');

function metadata(): Buffer[] {
  const tokens = [...byteTokens()];
  while (tokens.length < VOCABULARY - 3) tokens.push(`w${tokens.length}`);
  tokens.push('<|im_start|>', '<|im_end|>', '<|pad|>');
  const [control, normal] = [3, 1];
  const types = tokens.map((_, place) => u32(place < VOCABULARY - 3 ? normal : control));
  const entry = (key: string, type: number, value: Buffer) =>
    Buffer.concat([text(key), u32(type), value]);
  const numbers = {
    'general.file_type': 15,
    'llama.block_count': LAYERS,
    'llama.context_length': 8192,
    'llama.embedding_length': DIM,
    'llama.feed_forward_length': FEED,
    'llama.attention.head_count': HEADS,
    'llama.attention.head_count_kv': KV_HEADS,
    'llama.attention.key_length': HEAD_DIM,
    'llama.attention.value_length': HEAD_DIM,
    'llama.rope.dimension_count': HEAD_DIM,
    'llama.vocab_size': VOCABULARY,
    'tokenizer.ggml.bos_token_id': VOCABULARY - 3,
    'tokenizer.ggml.eos_token_id': VOCABULARY - 2,
    'tokenizer.ggml.padding_token_id': VOCABULARY - 1,
  };
  return [
    entry('general.architecture', STRING, text('llama')),
    entry('general.name', STRING, text('noise')),
    ...Object.entries(numbers).map(([key, value]) => entry(key, U32, u32(value))),
    entry('llama.attention.layer_norm_rms_epsilon', F32, f32(1e-6)),
    entry('llama.rope.freq_base', F32, f32(1e6)),
    entry('tokenizer.ggml.model', STRING, text('gpt2')),
    entry('tokenizer.ggml.pre', STRING, text('qwen2')),
    entry('tokenizer.ggml.tokens', ARRAY, list(STRING, tokens.map(text))),
    entry('tokenizer.ggml.token_type', ARRAY, list(I32, types)),
    entry('tokenizer.ggml.merges', ARRAY, list(STRING, [text('w 1')])),
    entry('tokenizer.ggml.add_bos_token', BOOL, Buffer.from([0])),
    entry('tokenizer.chat_template', STRING, text(CHAT_TEMPLATE)),
  ];
}

/** The 256 bytes as a byte-level tokenizer writes them: visible characters stand for themselves. */
function* byteTokens(): Generator<string> {
  const isVisible = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  yield* bytes.filter(isVisible).map((byte) => String.fromCodePoint(byte));
  yield* bytes
    .filter((byte) => !isVisible(byte))
    .map((_, place) => String.fromCodePoint(256 + place));
}

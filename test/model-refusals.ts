import { type Behaviour, refuseWith, streamOf } from './fake-model-provider.ts';
import { message, SAID, streamWith } from './model-answers.ts';

type Refused = (body: Record<string, unknown>) => boolean;
const has =
  (name: string): Refused =>
  (body) =>
    body[name] !== undefined;
const streams: Refused = ({ stream }) => stream === true;
const hasSystem: Refused = ({ messages }) => JSON.stringify(messages).includes('"role":"system"');
const error = (text: string, more: object = {}) => ({
  error: { message: text, type: 'invalid_request_error', ...more },
});

type Refusal = [name: string, isRefused: Refused, status: number, body: object | string];

/** Refusals of a part of the request: which part, and how servers say it. */
export const REFUSALS: readonly Refusal[] = [
  [
    'temperature, by LiteLLM',
    has('temperature'),
    400,
    error(
      "litellm.UnsupportedParamsError: gpt-5 models (including gpt-5-codex) don't support temperature=0.7. Only temperature=1 is supported. For gpt-5.1, temperature is supported when reasoning_effort='none'. To drop unsupported params set litellm.drop_params = True.",
      { type: 'None', param: null, code: '400' },
    ),
  ],
  [
    'temperature, as a set of LiteLLM',
    has('temperature'),
    400,
    error(
      "litellm.UnsupportedParamsError: bedrock does not support parameters: {'temperature'}, for model=x",
    ),
  ],
  [
    'temperature, by Kimi',
    has('temperature'),
    400,
    error('invalid temperature: only 1 is allowed for this model'),
  ],
  [
    'temperature, by OpenAI',
    has('temperature'),
    400,
    error(
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
      { param: 'temperature', code: 'unsupported_value' },
    ),
  ],
  [
    'temperature, by FastAPI',
    has('temperature'),
    422,
    {
      detail: [
        {
          type: 'extra_forbidden',
          loc: ['body', 'temperature'],
          msg: 'Extra inputs are not permitted',
          input: { stream: true, max_tokens: 500 },
        },
      ],
    },
  ],
  [
    'temperature, in a list',
    has('temperature'),
    400,
    { message: 'extra fields not permitted: [temperature]' },
  ],
  [
    'temperature, in plain text',
    has('temperature'),
    400,
    'temperature is deprecated for this model',
  ],
  [
    'stream_options, by OpenAI',
    has('stream_options'),
    400,
    error('Unrecognized request argument supplied: stream_options'),
  ],
  [
    'stream_options, by vLLM',
    has('stream_options'),
    400,
    {
      object: 'error',
      message:
        "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {'include_usage': True}}]",
    },
  ],
  [
    'stream_options, by Mistral',
    has('stream_options'),
    422,
    { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
  ],
  [
    'max_tokens, by OpenAI',
    has('max_tokens'),
    400,
    error(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: 'max_tokens', code: 'unsupported_parameter' },
    ),
  ],
  [
    'max_tokens and its successor',
    (body) => has('max_tokens')(body) || has('max_completion_tokens')(body),
    422,
    { detail: 'unknown field max_tokens or max_completion_tokens' },
  ],
  [
    'reasoning_effort, by OpenAI',
    has('reasoning_effort'),
    400,
    error('Unrecognized request argument supplied: reasoning_effort'),
  ],
  [
    'reasoning_effort, by Ollama',
    has('reasoning_effort'),
    400,
    error('think value "none" is not supported for this model', {
      type: 'api_error',
      param: null,
      code: null,
    }),
  ],
  [
    'reasoning_effort, by SGLang',
    has('reasoning_effort'),
    400,
    {
      object: 'error',
      message:
        "1 validation error:\n  {'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': \"Input should be 'low', 'medium' or 'high'\", 'input': 'none'}",
      type: 'Bad Request',
      param: null,
      code: 400,
    },
  ],
  [
    'streaming, by OpenAI',
    streams,
    400,
    error(
      'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
      { param: 'stream', code: 'unsupported_value' },
    ),
  ],
  ['streaming, in words', streams, 400, error('Streaming is not supported for this model.')],
  ['streaming, with 501', streams, 501, error('stream is not supported')],
  [
    'the system role, by vLLM',
    hasSystem,
    400,
    {
      object: 'error',
      message: 'System role not supported',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  ],
  [
    'the system role, by the order of roles',
    hasSystem,
    400,
    error('Conversation roles must alternate user/assistant/user/assistant/...'),
  ],
  [
    'the system role, by Google',
    hasSystem,
    400,
    error('Developer instruction is not enabled for models/gemma-3-27b-it'),
  ],
  [
    'the system role, by llama.cpp',
    hasSystem,
    500,
    error('Jinja Exception: System role not supported'),
  ],
  [
    'the system role, in a list of roles',
    hasSystem,
    422,
    error('Only user and assistant roles are supported!'),
  ],
];

/** Refuses while `isRefused` holds; otherwise SAID, streamed or whole as it was asked for. */
export function refuseWhile(isRefused: Refused, status: number, body: object | string): Behaviour {
  return (response, asked, call) => {
    if (isRefused({ ...asked.body })) return refuseWith(status, body)(response, asked, call);
    if (asked.body.stream) return streamWith(streamOf(SAID))(response, asked, call);
    response.end(message(SAID, 'stop'));
  };
}

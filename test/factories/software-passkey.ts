import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** The parts of the options that an authenticator reads. */
type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/** What an authenticator may claim instead of the truth. */
type Lies = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** The credential id. */
  id?: string;
  userHandle?: string;
  type?: string;
  crossOrigin?: boolean;
  topOrigin?: string;
  /** Another attestation statement. */
  attestation?: { fmt: string; statement: Map<string, Cbor> };
};

/** An authenticator in software: ES256 keys, no attestation, a counter. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = { id: randomBytes(32).toString('base64url'), userHandle: '', counter: 0 };
  const clientData = (type: string, { challenge }: Options, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
        ...(lies.topOrigin === undefined ? {} : { topOrigin: lies.topOrigin }),
      }),
    );
  const frame = (id: string, response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  });
  return {
    id: own.id,
    /** Answers the options of a creation. */
    make(options: Options, lies: Lies = {}) {
      own.userHandle = options.user?.id ?? '';
      const id = lies.id ?? own.id;
      const credential = Buffer.from(id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const authData = Buffer.concat([
        head(lies.rpId ?? options.rp?.id ?? '', 0x45, lies.counter ?? 0),
        Buffer.alloc(16),
        length,
        credential,
        cbor(coseKey(publicKey)),
      ]);
      const { fmt, statement } = lies.attestation ?? { fmt: 'none', statement: new Map() };
      const attestation = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', statement],
        ['authData', authData],
      ]);
      return frame(id, {
        clientDataJSON: clientData('webauthn.create', options, lies).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers the options of a use. */
    use(options: Options, lies: Lies = {}) {
      own.counter = lies.counter ?? own.counter + 1;
      const data = clientData('webauthn.get', options, lies);
      const authData = head(lies.rpId ?? options.rpId ?? '', 0x05, own.counter);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return frame(lies.id ?? own.id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: lies.userHandle ?? own.userHandle,
      });
    },
  };
}

function head(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

function coseKey(key: KeyObject): Map<number, Cbor> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([cborHead(3, bytes.length), bytes]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([cborHead(5, value.size), ...pairs]);
}

function cborHead(major: number, count: number): Buffer {
  const kind = major << 5;
  if (count < 24) return Buffer.from([kind | count]);
  if (count < 256) return Buffer.from([kind | 24, count]);
  return Buffer.from([kind | 25, count >> 8, count & 255]);
}

/** The name of the one package with the compiled engine, by platform and processor. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@node-llama-cpp/linux-x64',
  'linux-arm64': '@node-llama-cpp/linux-arm64',
  'linux-arm': '@node-llama-cpp/linux-armv7l',
  'darwin-arm64': '@node-llama-cpp/mac-arm64-metal',
  'darwin-x64': '@node-llama-cpp/mac-x64',
  'win32-x64': '@node-llama-cpp/win-x64',
  'win32-arm64': '@node-llama-cpp/win-arm64',
};

type Machine = { platform: string; arch: string; hasGlibc: boolean };

let machine: Machine | undefined;

/** This machine, read once: the report takes milliseconds. Alpine and its like have musl instead of glibc. */
export function thisMachine(): Machine {
  return (machine ??= readMachine());
}

function readMachine(): Machine {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch, hasGlibc: true };
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  // Names of network interfaces may take seconds to be found.
  report.excludeNetwork = true;
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } };
  return { platform, arch, hasGlibc: header.glibcVersionRuntime !== undefined };
}

/** The package of the engine for a machine, or why there is none in one sentence. */
export function platformPackage({
  platform,
  arch,
  hasGlibc,
}: Machine): { ok: true; name: string } | { ok: false; message: string } {
  const name = PACKAGES[`${platform}-${arch}`];
  if (name === undefined) {
    return { ok: false, message: `The engine has no program for ${platform} on ${arch}.` };
  }
  if (!hasGlibc) {
    const message =
      'The engine has no program for musl, which Alpine has: it takes a system with glibc, such as Debian.';
    return { ok: false, message };
  }
  return { ok: true, name };
}

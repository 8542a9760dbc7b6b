const LINE =
  'I waited in line and the line has since promoted me to a role that waits for others\n';

/** The post that the provider streams in the benchmark. */
export const POST = LINE.repeat(8);

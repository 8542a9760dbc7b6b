/** The verbs buzzword-soup offers, in the order of docs/product.md §3. */
export const POWER_VERBS: readonly string[] =
  'Leverage Optimize Disrupt Synergize Transform Revolutionize Streamline Maximize Accelerate Innovate Orchestrate Amplify Monetize Scale Pivot Digitize Automate Integrate Strategize Operationalize'.split(
    ' ',
  );

type NumberTableProps = {
  head: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly (string | number)[])[];
  /** What the numbers are. */
  note?: string;
};

export function NumberTable({ head, rows, note }: NumberTableProps) {
  return (
    <>
      <table className="mt-3 w-full max-w-3xl text-sm tabular-nums sm:text-base">
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`py-2 align-bottom wrap-break-word max-sm:text-[13px] max-sm:leading-tight ${index === 0 ? 'text-start' : 'ps-2 text-end sm:ps-3'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-start font-medium">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={index} className="py-2 ps-2 text-end whitespace-nowrap sm:ps-3">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="mt-3 text-sm text-muted">{note}</p>}
    </>
  );
}

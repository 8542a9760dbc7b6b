/** How many items a list with the class `few` shows before it is asked for all of them. `style.css` counts them, too. */
const FEW = 2;

/** Below a list with the class `few`: shows all of its items. Works without script. Nothing where all are shown anyway. */
export function ShowAll({ count }: { count: number }) {
  if (count <= FEW) return null;
  return (
    <details className="show-all on-screen mt-2">
      <summary className="button button-quiet -ms-[12px] cursor-pointer">
        <span>Show all {count}</span>
        <span>Show fewer</span>
      </summary>
    </details>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps which fields were filled in while the page sleeps. The framework leaves what stands in them, but does not
 * know of it: `finish` fills them in once more, so that it hears.
 */
export function holdFields() {
  const touched = new Set<Field>();
  const note = ({ target }: Event) => {
    if (isField(target)) touched.add(target);
  };
  window.addEventListener('input', note, { capture: true });
  return {
    finish() {
      window.removeEventListener('input', note, { capture: true });
      for (const field of touched) if (field.isConnected) fillAgain(field);
    },
  };
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

// The framework tells a change by the value that it saw last, and it sees what is set on the element itself: the
// old value is set so that it sees it, the new one on the prototype so that it does not.
function fillAgain(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = field.defaultValue === value ? `${value} ` : field.defaultValue;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

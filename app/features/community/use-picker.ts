import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long to rest on the button, to press it, and how long to be away before the picker goes. Milliseconds. */
const HOVER = 400;
const PRESS = 450;
const LEAVE = 300;

type Opened = 'no' | 'by-pointer' | 'by-key';

/**
 * When a picker is open that hangs on a button: by resting on the button, by a long press, or by an arrow key.
 * `isOn` is false where there is nothing to pick.
 */
export function usePicker(isOn: boolean) {
  const [opened, setOpened] = useState<Opened>('no');
  const { later, stop } = useTimer();
  // The click that ends a long press, or the menu that it brings on a phone, is not meant.
  const isLong = useRef(false);
  const close = () => {
    stop();
    setOpened('no');
  };
  const onButton = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (isOn && pointerType === 'mouse') later(HOVER, () => setOpened('by-pointer'));
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isLong.current = false;
      if (!isOn || pointerType === 'mouse') return;
      later(PRESS, () => {
        isLong.current = true;
        setOpened('by-pointer');
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (isLong.current) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOn || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpened('by-key');
    },
  };
  const around = {
    onPointerEnter: () => {
      if (opened !== 'no') stop();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (opened === 'by-pointer') later(LEAVE, close);
      else stop();
    },
  };
  /** Runs what a plain click means; not after a long press. */
  const onClick = (run: () => void) => () => {
    const isMeant = !isLong.current;
    isLong.current = false;
    if (!isMeant) return;
    close();
    run();
  };
  return { opened, close, onButton, around, onClick };
}

function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (time: number, run: () => void) => {
    stop();
    timer.current = setTimeout(run, time);
  };
  return { later, stop };
}

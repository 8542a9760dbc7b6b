import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Confirm } from '../../ui/confirm-delete.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import {
  WITHDRAW,
  WITHDRAW_FAILED,
  WITHDRAW_NO,
  WITHDRAW_TITLE,
  WITHDRAW_WORDS,
  WITHDRAW_YES,
  WITHDRAWN,
} from '../../domain/feature-requests/request-words.ts';
import { sendWithdrawal } from './send-request.ts';

/** Takes an own request back. A form: it works without script, and then without a question. */
export function WithdrawRequest({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawal(id);
  return (
    <>
      <form
        method="post"
        className="mt-2 text-end"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        <input type="hidden" name="request" value={id} />
        <button name="intent" value="withdraw" className="button button-quiet text-bad">
          {WITHDRAW}
        </button>
      </form>
      {isAsking && (
        <Confirm
          title={WITHDRAW_TITLE}
          words={WITHDRAW_WORDS}
          yes={WITHDRAW_YES}
          no={WITHDRAW_NO}
          onYes={() => void withdraw()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function useWithdrawal(id: string): () => Promise<void> {
  const notify = useNotify();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const sent = await sendWithdrawal(id);
    isUnderWay.current = false;
    notify(sent.ok ? 'good' : 'bad', sent.ok ? WITHDRAWN : (sent.words ?? WITHDRAW_FAILED));
    await (sent.ok ? navigate('/requests', { replace: true }) : revalidate());
  };
}

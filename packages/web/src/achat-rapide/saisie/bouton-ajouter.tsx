import { ShoppingCart } from 'lucide-react';
import { clsx } from 'clsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Spinner } from '../../ui/notice/spinner.tsx';

interface Props {
  isReady: boolean;
  isBusy: boolean;
  /** Identifier of the sentence that says why not. */
  describedBy?: string | undefined;
  onClick: () => void;
  className?: string;
  children: string;
}

/** The one orange button. Ready or not it is the same element: who came to it with Tab stays there. */
export function BoutonAjouter({ isReady, isBusy, describedBy, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-disabled={!isReady || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={isReady && !isBusy ? onClick : undefined}
      className={clsx(
        buttonClass({ kind: 'primary', size: 'lg' }),
        isBusy && 'cursor-progress',
        rest.className,
      )}
    >
      {isBusy ? <Spinner /> : <ShoppingCart size={20} aria-hidden />}
      {rest.children}
    </button>
  );
}

/** Head of a dialog or drawer. Its title names the overlay for who cannot see it. */
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { buttonClass } from '../button/button-class.ts';
import { useTexts } from '../../words/use-texts.ts';

export interface OverlayHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Picture or icon before the title. */
  media?: ReactNode;
  /** A badge or a link between title and close. */
  aside?: ReactNode;
  /** A search field or a choice that stays while the body scrolls. */
  toolbar?: ReactNode;
  headerClassName?: string;
}

export function OverlayHeader(props: OverlayHeaderProps) {
  const { title, description, media, aside, toolbar, headerClassName } = props;
  const t = useTexts('ui');
  return (
    <div
      className={clsx('shrink-0 border-b border-line px-4 py-3 sm:px-6 sm:py-4', headerClassName)}
    >
      <div className="flex items-center gap-4">
        {media}
        <div className="min-w-0 flex-1">
          <Dialog.Title className="type-h2 text-balance">{title}</Dialog.Title>
          {description && (
            <Dialog.Description className="type-meta opacity-85">{description}</Dialog.Description>
          )}
        </div>
        {aside}
        <Dialog.Close
          aria-label={t('superposition.fermer')}
          className={clsx(buttonClass({ kind: 'quiet', square: true }), '-mr-2 self-start')}
        >
          <X size={20} aria-hidden />
        </Dialog.Close>
      </div>
      {toolbar && <div className="pt-3 pb-2">{toolbar}</div>}
    </div>
  );
}

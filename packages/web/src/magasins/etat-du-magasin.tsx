import { clsx } from 'clsx';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { texteOuverture } from './texte-ouverture.public.ts';
import { etatOf } from './use-maintenant.ts';

interface Props {
  magasin: Pick<MagasinSitue, 'horaires' | 'exceptions' | 'adresse' | 'ouverture'>;
  /** The day of the answer it came with. */
  jour: string;
  maintenant: Date | undefined;
  className?: string;
}

/** The words carry it, the dot only helps. */
export function EtatDuMagasin({ magasin, jour, maintenant, className }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const { etat, jour: present } = etatOf(magasin, jour, maintenant);
  return (
    <span
      className={clsx(
        'flex items-baseline gap-2',
        etat.ouvert ? 'text-ok' : 'text-text-2',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'size-2 shrink-0 rounded-full',
          etat.ouvert ? 'bg-ok' : 'border-2 border-line-2',
        )}
      />
      {texteOuverture(t, locale, etat, present)}
    </span>
  );
}

/** By which way it left, and what became of it. */
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { BlocEncadre } from '../../mon-compte/encadre.public.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export function TransmissionFacture({ facture: { transmission } }: { facture: Facture }) {
  const t = useTexts('factures');
  const locale = useLocale();
  if (!transmission) return null;
  const { canal, adresse, etats } = transmission;
  return (
    <BlocEncadre titre={t('transmission.titre')}>
      <p className="break-words">
        {t(`canaux.${canal}`)}
        {adresse !== '' && <span className="text-text-2"> · {adresse}</span>}
      </p>
      <ol className="mt-1 flex flex-col gap-1">
        {etats.map(({ etat, motif, survenuLe }) => (
          <li key={survenuLe} className="flex justify-between gap-4">
            <span>
              {t(`envois.${etat}`)}
              {motif !== '' && <span className="block type-caption text-text-2">{motif}</span>}
            </span>
            <time dateTime={survenuLe} className="type-meta whitespace-nowrap text-text-2">
              {formatDate(survenuLe)} {formatHeure(locale, survenuLe)}
            </time>
          </li>
        ))}
      </ol>
    </BlocEncadre>
  );
}

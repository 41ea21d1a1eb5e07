/** Costs that moved since, to be taken as they are today; a step one may go back. */
import type { PrixChange } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { appliquerPrix } from './operations.ts';
import type { Edition } from './use-edition.ts';

interface Props {
  changes: readonly PrixChange[];
  edition: Edition;
  fermer: () => void;
}

export function EcartsPrix({ changes, edition, fermer }: Props) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { devise } = edition.document;
  const argent = (montant: string | null) =>
    montant === null ? t('prix.aucun') : formatArgent(locale, { montant, devise });
  if (changes.length === 0) {
    return (
      <Alert
        state="ok"
        live
        action={
          <Button size="sm" onClick={fermer}>
            {t('fermer')}
          </Button>
        }
      >
        {t('prix.aJour')}
      </Alert>
    );
  }
  const prenables = changes.filter(({ apresHT }) => apresHT !== null);
  return (
    <section aria-label={t('prix.titre')} className="rounded-card border border-line-2 p-4">
      <h2 className="type-h3" role="status">
        {t('prix.resume', { count: changes.length })}
      </h2>
      <ul className="mt-2 divide-y divide-line type-meta">
        {changes.map(({ ligneId, composant, libelle, avantHT, apresHT, ecart, retire }) => (
          <li key={`${ligneId} ${composant ?? ''}`} className="flex flex-wrap gap-x-4 py-1.5">
            <span className="min-w-0 flex-1">{libelle}</span>
            <span className="whitespace-nowrap" data-montants>
              {`${argent(avantHT)} → ${argent(apresHT)}`}
            </span>
            <span className={ecart?.startsWith('-') ? 'text-ok' : 'text-warn'}>
              {retire
                ? t('prix.retire')
                : ecart !== null &&
                  `${ecart.startsWith('-') ? '' : '+'}${formatNombre(locale, ecart, 1)}\u00a0%`}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {prenables.length > 0 && (
          <Button
            kind="solid"
            size="sm"
            onClick={() => {
              edition.changer((doc) => appliquerPrix(doc, changes));
              fermer();
            }}
          >
            {t('prix.prendre', { count: prenables.length })}
          </Button>
        )}
        <Button size="sm" onClick={fermer}>
          {t('prix.laisser')}
        </Button>
      </div>
    </section>
  );
}

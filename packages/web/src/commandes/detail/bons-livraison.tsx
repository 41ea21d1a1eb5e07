/** What left the warehouse: each parcel with its tracking and its note. */
import { Download } from 'lucide-react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../lien.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { CopyReference } from '../../ui/copy-reference.tsx';
import { useLocale, useTexts } from '../../use-texts.ts';
import { direBon, direDateBon, direDestination } from '../dire-bon.ts';

export function BonsLivraison({ commande }: { commande: Commande }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  if (commande.bons.length === 0) return null;
  return (
    <SectionCompte titre={t('bons.titre')}>
      <ul className="divide-y divide-line border-b border-line">
        {commande.bons.map((bon) => (
          <li key={bon.key} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 type-name">
                {bon.numero}
                <Badge tone={bon.livreLe ? 'ok' : 'neutral'}>{direDateBon(t, bon)}</Badge>
              </p>
              {commande.livraison.mode === 'livraison' && (
                <p className="type-meta">{direDestination(commande, bon)}</p>
              )}
              <p className="flex flex-wrap items-center gap-x-2 type-meta text-text-2">
                <span>{direBon(t, locale, bon)}</span>
                {bon.suivi && (
                  <span className="inline-flex items-center gap-1">
                    {t('bons.suivi')} <CopyReference reference={bon.suivi} />
                  </span>
                )}
              </p>
            </div>
            <Lien
              href={liens.bonLivraisonExport(locale, bon.key)}
              aria-label={t('bons.telechargerNumero', { numero: bon.numero })}
              className={buttonClass({ size: 'sm' })}
            >
              <Download size={16} aria-hidden />
              {t('bons.telecharger')}
            </Lien>
          </li>
        ))}
      </ul>
    </SectionCompte>
  );
}

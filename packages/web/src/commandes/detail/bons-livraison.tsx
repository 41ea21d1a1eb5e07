/** What left the warehouse: each parcel with its tracking and its note. */
import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { BonLivraison, Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { exporterBonLivraison } from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyReference } from '../../ui/button/copy-reference.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
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
            <Telecharger bon={bon} />
          </li>
        ))}
      </ul>
    </SectionCompte>
  );
}

/** The PDF at once; its page has the other forms. */
function Telecharger({ bon: { key, numero } }: { bon: BonLivraison }) {
  const t = useTexts('commandes');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const pdf = useMutation({
    mutationFn: () =>
      api.call(exporterBonLivraison, { params: { key }, query: { format: 'pdf' } }, { locale }),
    onSuccess: downloadAnswer,
  });
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button
        size="sm"
        icon={Download}
        busy={pdf.isPending}
        aria-label={t('bons.telechargerNumero', { numero })}
        onClick={() => pdf.mutate()}
      >
        {t('bons.telecharger')}
      </Button>
      <Lien
        href={liens.bonLivraisonExport(locale, key)}
        aria-label={t('bons.autresFormatsNumero', { numero })}
        className="inline-flex items-center type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {t('bons.autresFormats')}
      </Lien>
      {pdf.isError && (
        <ErrorAlert onHide={() => pdf.reset()} className="w-full">
          {failureText(pdf.error)}
        </ErrorAlert>
      )}
    </div>
  );
}

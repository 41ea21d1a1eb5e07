/** Where to pay what is paid by transfer, and what to write on it. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { banque, formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { CopyReference } from '../ui/button/copy-reference.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

type Payee = Pick<Commande, 'modePaiement' | 'numero' | 'ttc' | 'etat'>;

/** Nothing of what is paid otherwise, or not at all. */
export function Virement({ commande }: { commande: Payee }) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const { modePaiement, numero, ttc, etat } = commande;
  if (modePaiement !== 'virement' || etat === 'annulee' || etat === 'refusee') return null;
  return (
    <dl className="mt-2 items-baseline gap-x-4 type-meta sm:grid sm:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>dd]:mb-2">
      <dt className="text-text-2">{t('virement.montant')}</dt>
      <dd>{formatArgent(locale, ttc)}</dd>
      <dt className="text-text-2">{t('virement.titulaire')}</dt>
      <dd>{banque.titulaire}</dd>
      <dt className="text-text-2">{t('virement.iban')}</dt>
      <dd>
        {/* Its groups of four may go over two lines where there is no room for all. */}
        <CopyReference
          reference={formatIban(banque.iban).replaceAll('\u00a0', ' ')}
          className="min-w-0 text-start whitespace-normal"
        />
      </dd>
      <dt className="text-text-2">{t('virement.bic')}</dt>
      <dd>
        <CopyReference reference={banque.bic} />
      </dd>
      <dt className="text-text-2">{t('virement.reference')}</dt>
      <dd>
        <CopyReference reference={numero} />
      </dd>
    </dl>
  );
}

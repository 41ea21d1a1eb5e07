/** The bank said yes: the order is made. */
import { useQuery } from '@tanstack/react-query';
import { redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import { FileText, PackageCheck, ShoppingCart } from 'lucide-react';
import { formatArgent } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import type { PageContext } from '../page-loader.ts';
import { CopyReference } from '../ui/copy-reference.tsx';
import { useLocale, useTexts } from '../use-texts.ts';
import { chargerPaiement } from './charger-paiement.ts';
import { lireAdresse } from './lire-adresse.ts';
import { paiementQuery } from './paiement.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const paiement = await chargerPaiement(context);
  if (paiement?.etat === 'accepte') return;
  // Whatever else it is, that page knows where it leads.
  const query = paiement ? { key: paiement.key, retour: 'banque' } : {};
  const href = liens.paiement(context.locale, { query });
  throw redirect({ href, statusCode: 302, replace: true });
}

export default function PaiementSuccesPage() {
  const { key = '' } = lireAdresse(useSearch({ strict: false }));
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...paiementQuery(context, key), enabled: false });
  return data ? <Accepte paiement={data} /> : null;
}

function Accepte({ paiement: { montant, commande } }: { paiement: Paiement }) {
  const t = useTexts('paiement');
  const locale = useLocale();
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <p className="type-h3 text-text-2">
          {t('parCarteDe', { montant: formatArgent(locale, montant) })}
        </p>
        <h1 className="mt-1 type-h1">{t('succes.titre')}</h1>
        {commande && (
          <p className="mt-3 flex flex-wrap items-center gap-x-2">
            {t('succes.numero')} <CopyReference reference={commande.numero} />
          </p>
        )}
        <ol className="mt-6 max-w-160 list-decimal space-y-2 pl-5 text-pretty">
          <li>{t('succes.mail')}</li>
          <li>{t('succes.preparation')}</li>
          <li>{t('succes.facture')}</li>
        </ol>
      </div>
      {commande && (
        <LinkRows
          title={t('succes.suite')}
          rows={[
            {
              icon: PackageCheck,
              libelle: t('succes.suivre'),
              href: liens.commande(locale, commande.key),
            },
            {
              icon: FileText,
              libelle: t('succes.accuse'),
              href: liens.impressionAccuseReception(locale, { query: { key: commande.key } }),
            },
            { icon: ShoppingCart, libelle: t('succes.achats'), href: liens.accueil(locale) },
          ]}
        />
      )}
    </div>
  );
}

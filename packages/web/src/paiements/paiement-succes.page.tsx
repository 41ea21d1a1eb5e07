/** The bank said yes: the order is made. */
import { useQuery } from '@tanstack/react-query';
import { redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { CommandePassee } from '../commandes/commande-passee.public.tsx';
import { commandeQuery } from '../commandes/commandes-queries.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { useTexts } from '../words/use-texts.ts';
import { chargerPaiement } from './charger-paiement.ts';
import { readAdresse } from './read-adresse.ts';
import { paiementQuery } from './paiements.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { locale, queryClient } = context;
  const paiement = await chargerPaiement(context);
  if (paiement?.commande) {
    await queryClient.fetchQuery(commandeQuery(context, paiement.commande.key));
    return;
  }
  // Whatever else it is, that page knows where it leads.
  const query = paiement ? { key: paiement.key, retour: 'banque' } : {};
  throw redirect({ href: liens.paiement(locale, { query }), statusCode: 302, replace: true });
}

export default function PaiementSuccesPage() {
  const { key = '' } = readAdresse(useSearch({ strict: false }));
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...paiementQuery(context, key), enabled: false });
  return data?.commande && <Accepte paiement={data} commandeKey={data.commande.key} />;
}

interface AccepteProps {
  paiement: Paiement;
  commandeKey: string;
}

function Accepte({ paiement, commandeKey }: AccepteProps) {
  const t = useTexts('paiements');
  const context = useRouteContext({ from: '__root__' });
  const { data: commande } = useQuery(commandeQuery(context, commandeKey));
  if (!commande) return null;
  const montant = formatArgent(context.locale, paiement.montant);
  return (
    <CommandePassee
      commande={commande}
      surtitre={t('parCarteDe', { montant })}
      titre={t('accepte')}
    />
  );
}

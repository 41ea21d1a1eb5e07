/** One invoice: what it is of, what is left of it, and its files. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';
import { ActionsFacture } from './detail/actions-facture.tsx';
import { ContesterFacture } from './detail/contester-facture.tsx';
import { ControlesFacture } from './detail/controles-facture.tsx';
import { EncadreFacture } from './detail/encadre-facture.tsx';
import { LignesFacture } from './detail/lignes-facture.tsx';
import { EtatDeFacture } from './etat-facture.tsx';
import { factureQuery } from './factures.queries.ts';

export default function FacturePage() {
  const t = useTexts('factures');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const sansClient = isSansClient(session);
  const { data: facture } = useQuery({
    ...factureQuery(context, params['key'] ?? ''),
    enabled: !sansClient,
    refetchOnWindowFocus: true,
  });
  const retour = { href: liens.factures(locale), libelle: t('pages.factures.titre') };
  if (facture) return <Detail facture={facture} retour={retour} />;
  return (
    <CadreCompte titre={t('pages.facture.titre')} retour={retour}>
      {sansClient && <SansClientCompte />}
    </CadreCompte>
  );
}

interface Props {
  facture: Facture;
  retour: { href: string; libelle: string };
}

function Detail({ facture, retour }: Props) {
  const t = useTexts('factures');
  const { numero, genre, emiseLe, echeanceLe, etat } = facture;
  const dates = { date: formatDate(emiseLe), echeance: formatDate(echeanceLe) };
  return (
    <CadreCompte
      titre={t(`detail.${genre}`, { numero })}
      sousTitre={t(genre === 'avoir' ? 'detail.emis' : 'detail.emise', dates)}
      retour={retour}
      fin={<EtatDeFacture etat={etat} size="lg" />}
    >
      <ActionsFacture facture={facture} />
      <ControlesFacture facture={facture} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <LignesFacture facture={facture} />
          <ContesterFacture facture={facture} />
        </div>
        <EncadreFacture facture={facture} />
      </div>
    </CadreCompte>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';
import { devisQuery } from './devis-clientele.queries.ts';
import { EditionDevis } from './edition/edition-devis.tsx';

export default function DevisClienteleDetailPage() {
  const t = useTexts('devis-clientele');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const id = Number(params['id']);
  const sansClient = isSansClient(session);
  const { data: devis, refetch } = useQuery({
    ...devisQuery(context, id),
    enabled: !sansClient,
  });
  // Begun anew with what someone else wrote.
  const [reprise, setReprise] = useState(0);
  const retour = { href: liens.devisClientele(locale), libelle: t('pages.devis-clientele.titre') };
  if (!devis) {
    return (
      <CadreCompte titre={t('pages.devis-clientele-detail.titre')} retour={retour}>
        {sansClient && <SansClientCompte />}
      </CadreCompte>
    );
  }
  return (
    <EditionDevis
      key={`${id} ${reprise}`}
      devis={devis}
      retour={retour}
      reprendre={async () => {
        await refetch();
        setReprise(reprise + 1);
      }}
    />
  );
}

/** Whom a company can turn to, the calls it waits for, what was last said. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { GenreInterlocuteur } from '@comptoir/contract/contact/contacts.contract.ts';
import { isSansClient } from '../../delegue/sans-client.public.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../../mon-compte/sans-client.public.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { CarteInterlocuteur } from './carte-interlocuteur.tsx';
import { contactsQuery } from './contacts.queries.ts';
import { DemandeRappel } from './demande-rappel.tsx';
import { Echanges } from './echanges.tsx';
import { RappelsAttendus } from './rappels-attendus.tsx';

export default function ContactsPage() {
  const tCompte = useTexts('mon-compte');
  const t = useTexts('contacts');
  const { session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const isSans = isSansClient(session);
  const { data } = useQuery({
    ...contactsQuery(context),
    enabled: !isSans,
    refetchOnWindowFocus: true,
  });
  const [choisi, setChoisi] = useState<GenreInterlocuteur>();
  return (
    <CadreCompte titre={tCompte('pages.contacts.titre')} sousTitre={t('sousTitre')}>
      {isSans && <SansClientCompte />}
      {!isSans && data && (
        <div className="flex flex-col gap-10">
          <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line lg:auto-cols-fr lg:grid-flow-col">
            {data.interlocuteurs.map((interlocuteur) => (
              <CarteInterlocuteur
                key={interlocuteur.genre}
                interlocuteur={interlocuteur}
                jour={data.jour}
                onRappeler={() => {
                  setChoisi(interlocuteur.genre);
                  document.getElementById('rappel')?.scrollIntoView({ block: 'start' });
                }}
              />
            ))}
          </ul>
          <RappelsAttendus rappels={data.rappels} jour={data.jour} />
          <SectionCompte titre={t('rappel.titre')} texte={t('rappel.texte')}>
            <DemandeRappel contacts={data} choisi={choisi} onChoisir={setChoisi} />
          </SectionCompte>
          <Echanges echanges={data.echanges} jour={data.jour} />
        </div>
      )}
    </CadreCompte>
  );
}

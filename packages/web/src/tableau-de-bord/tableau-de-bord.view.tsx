/** What waits for who opens their account, then how they are doing. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { TableauDeBord } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CompteBloque } from '../identite/compte-bloque.public.tsx';
import { latePart } from '../loading/late-part.tsx';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { SegmentedLinks } from '../ui/button/segmented.tsx';
import { useTexts } from '../words/use-texts.ts';
import { AFaire } from './a-faire.tsx';
import { Chiffres } from './chiffres.tsx';
import { EnCours } from './en-cours.tsx';
import { Entourage } from './entourage.tsx';
import { PremiersPas } from './premiers-pas.tsx';
import { ReserveARecommander } from './reserve-a-recommander.tsx';
import { readRequete, tableauQuery, type RequeteTableau } from './tableau-de-bord.queries.ts';

// The charts bring a library with them.
const depenses = latePart({ load: () => import('./depenses/depenses.tsx'), when: 'near' });

// Below the first screen, with the controls of the basket.
const recommander = latePart({
  load: () => import('./a-recommander.tsx'),
  words: ['articles', 'habitudes-achats'],
  when: 'near',
});

export default function TableauDeBordPage() {
  const { path, session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readRequete(parseQuery(search));
  const isSans = isSansClient(session);
  const { data, isPlaceholderData } = useQuery({
    ...tableauQuery(context, requete),
    enabled: !isSans,
  });
  if (isSans || !data) return <Cadre>{isSans && <SansClientCompte />}</Cadre>;
  const dues = data.aFaire.find((chose) => chose.genre === 'habitudes');
  return (
    <Cadre tableau={data} requete={requete}>
      <div aria-busy={isPlaceholderData || undefined} className="flex flex-col gap-8">
        <CompteBloque />
        <Chiffres tableau={data} />
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-8">
            {data.nouveau && <PremiersPas />}
            <AFaire tableau={data} />
            <EnCours tableau={data} />
          </div>
          <Entourage tableau={data} />
        </div>
        {dues && (
          <recommander.Part
            nombre={dues.nombre}
            fallback={<ReserveARecommander nombre={dues.nombre} />}
          />
        )}
        {hasDepenses(data) && (
          <depenses.Part
            tableau={data}
            requete={requete}
            // Its own height, so that nothing moves when it comes.
            fallback={<div className="h-96 rounded-card border border-line" />}
          />
        )}
      </div>
    </Cadre>
  );
}

function hasDepenses({ depenses: { total, avant } }: TableauDeBord): boolean {
  return total !== '0.00' || avant !== '0.00';
}

interface CadreProps {
  tableau?: TableauDeBord;
  requete?: RequeteTableau;
  children: ReactNode;
}

function Cadre({ tableau, requete, children }: CadreProps) {
  const t = useTexts('tableau-de-bord');
  const tCompte = useTexts('mon-compte');
  const { locale } = usePage();
  return (
    <CadreCompte
      titre={tCompte('nav.tableauDeBord')}
      fin={
        tableau && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {tableau.equipe && (
              <SegmentedLinks
                label={t('pour.titre')}
                value={tableau.pour}
                segments={(['societe', 'moi'] as const).map((pour) => ({
                  value: pour,
                  label: t(`pour.${pour}`),
                  href: liens.monCompte(locale, { query: { ...requete, pour } }),
                }))}
              />
            )}
            <time dateTime={tableau.jour} className="type-meta text-text-2 first-letter:uppercase">
              {jourDate(locale, tableau.jour)}
            </time>
          </div>
        )
      }
    >
      {children}
    </CadreCompte>
  );
}

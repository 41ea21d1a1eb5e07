import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { profilQuery } from '../identite.queries.ts';
import { SansScript } from '../sans-script.tsx';
import { Equipe } from '../equipe/equipe.tsx';
import { JournalEquipe } from '../equipe/journal-equipe.tsx';
import { FormulairePersonne } from './formulaire-personne.tsx';
import { JournalCompte } from './journal-compte.tsx';
import { isTitulaire, pageOf } from './qui-et-page.ts';
import { Societe } from './societe.tsx';

export default function CoordonneesPage() {
  const t = useTexts('mon-compte');
  const { path, locale } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { data: profil } = useQuery(profilQuery({ api, locale }));
  const [, query = ''] = path.split(/\?(.*)/s);
  const search: Record<string, unknown> = parseQuery(query);
  return (
    <CadreCompte titre={t('pages.coordonnees.titre')}>
      <SansScript pour="compte" />
      {profil?.compte && (
        <div className="flex flex-col gap-12">
          <div className="grid gap-x-16 gap-y-12 xl:grid-cols-2">
            <FormulairePersonne profil={profil} isTitulaire={isTitulaire(profil)} />
            <Societe />
          </div>
          {profil.administrateur && (
            <>
              <Equipe profil={profil} compte={profil.compte.libelle} />
              <JournalEquipe page={pageOf(search['equipe'])} />
            </>
          )}
          {isTitulaire(profil) && <JournalCompte page={pageOf(search['page'])} />}
        </div>
      )}
    </CadreCompte>
  );
}

/** The percents a company has, and what they make of the price of any article. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Percent } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import {
  CIBLES_CONDITION,
  CONDITIONS_PAR_PAGE,
  exporterConditions,
} from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { isFiltree } from '../mon-compte/adresse-liste.public.ts';
import { ExportListe } from '../mon-compte/export-liste.public.tsx';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { FiltresEtat, PucesListe } from '../mon-compte/filtres-communs.public.tsx';
import { FiltresListe } from '../mon-compte/filtres-liste.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import {
  readFiltres,
  readQuestion,
  type RequeteConditions,
} from './conditions/adresse-conditions.ts';
import { QuestionPrix } from './conditions/question-prix.tsx';
import { TableauConditions } from './conditions/tableau-conditions.tsx';
import { conditionsQuery } from './tarif-compte.queries.ts';

export default function ConditionsTarifairesPage() {
  const t = useTexts('tarif-compte');
  const { session } = usePage();
  return (
    <CadreCompte titre={t('pages.conditions-tarifaires.titre')}>
      {isSansClient(session) ? <SansClientCompte /> : <Conditions />}
    </CadreCompte>
  );
}

function Conditions() {
  const t = useTexts('tarif-compte');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const lue = parseQuery(search);
  const requete = readFiltres(lue);
  const { data, isPlaceholderData } = useQuery(conditionsQuery(context, requete));
  if (!data) return null;
  const { conditions, total, page, jour } = data;
  const hrefOf = (query: RequeteConditions) => liens.conditionsTarifaires(locale, { query });
  return (
    <div className="flex flex-col gap-8">
      <QuestionPrix question={readQuestion(lue)} requete={requete} />
      <section aria-labelledby="remises">
        <h2 id="remises" className="type-h2">
          {t('conditions.titre')}
        </h2>
        <p className="mt-1 mb-4 max-w-160 text-pretty type-meta text-text-2">
          {t('conditions.regle')}
        </p>
        <ListeCompte
          page={page}
          parPage={CONDITIONS_PAR_PAGE}
          total={total}
          isBusy={isPlaceholderData}
          isFiltree={isFiltree(requete)}
          hrefOf={(autre) => hrefOf({ ...requete, page: autre })}
          filtres={<Filtres requete={requete} total={total} />}
          vide={<Aucune />}
          sansResultat={{
            titre: t('conditions.sansResultat.titre'),
            texte: t('conditions.sansResultat.texte'),
            href: hrefOf({}),
          }}
        >
          <TableauConditions conditions={conditions} requete={requete} jour={jour} />
        </ListeCompte>
      </section>
    </div>
  );
}

function Filtres({ requete, total }: { requete: RequeteConditions; total: number }) {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { page: _page, ...filtres } = requete;
  const { recherche = '', sur, tri } = filtres;
  const hrefOf = (query: RequeteConditions) => liens.conditionsTarifaires(locale, { query });
  return (
    <>
      <FiltresListe
        action={liens.conditionsTarifaires(locale)}
        gardes={{ sur, tri }}
        recherche={recherche}
        indice={t('conditions.indice')}
        fin={
          <ExportListe
            label={t('export.conditions')}
            exporter={(format) => api.call(exporterConditions, { query: { ...filtres, format } })}
          />
        }
      />
      <FiltresEtat
        etats={CIBLES_CONDITION.map((cible) => ({
          cle: cible,
          libelle: t(cible === 'noeud' ? 'conditions.noeuds' : 'conditions.marques'),
          pressed: sur === cible,
          href: hrefOf({ ...filtres, sur: sur === cible ? undefined : cible }),
        }))}
      />
      <PucesListe
        nombre={t('conditions.nombre', { count: total, nombre: formatNombre(locale, total) })}
        requete={filtres}
        hrefSans={(nom) => hrefOf({ ...filtres, [nom]: undefined })}
        effacer={isFiltree(filtres) ? hrefOf({ tri }) : undefined}
      />
    </>
  );
}

/** Who pays list prices is told so, and whom to talk to. */
function Aucune() {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Percent}
      title={t('conditions.vide.titre')}
      actions={
        <Lien
          href={liens.contact(locale, { query: { sujet: 'compte' } })}
          className={buttonClass()}
        >
          {t('conditions.vide.contact')}
        </Lien>
      }
    >
      {t('conditions.vide.texte')}
    </EmptyState>
  );
}

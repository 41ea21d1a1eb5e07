import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { UniversMetier } from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import {
  GrilleServices,
  servicesDuMetier,
  servicesRapidoQuery,
} from '../services-rapido/services-rapido.public.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { CarteArticle, isEager } from './listing/carte-article.tsx';
import { meilleuresVentesQuery } from './univers-metier.queries.ts';

/** Families shown before the others are asked for. */
const PREMIERES = 12;

interface FamillesProps {
  univers: UniversMetier;
  familles: readonly Noeud[];
}

/** What a trade orders most, which workshops work for it. */
export function UniversMetierAccueil({ univers }: { univers: UniversMetier }) {
  const t = useTexts('catalogue');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data: ventes } = useQuery(meilleuresVentesQuery(context, univers.id));
  const { data: tous } = useQuery(servicesRapidoQuery(context));
  const services = servicesDuMetier(tous?.services ?? [], univers.code);
  return (
    <div className="page-wide space-y-10 pt-10 pb-12 sm:space-y-12 sm:pb-16">
      {ventes && ventes.articles.length > 0 && (
        <section aria-labelledby="ventes">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="ventes" className="type-h2">
              {t('universMetier.ventes')}
            </h2>
            <Lien
              href={liens.universMetier(locale, { ...univers, query: { articles: 'tous' } })}
              className="flex min-h-6 items-center type-body text-link hover:underline pointer-coarse:min-h-11"
            >
              {t('universMetier.tous', {
                count: univers.nombre,
                nombre: formatNombre(locale, univers.nombre),
              })}
            </Lien>
          </div>
          <ul className="-mx-4 grid border-t sm:mx-0 sm:grid-cols-2 sm:border-l lg:grid-cols-4">
            {ventes.articles.map((article, index) => (
              <CarteArticle
                key={article.id}
                article={article}
                jour={ventes.jour}
                eager={isEager(index)}
                isComparing={false}
              />
            ))}
          </ul>
        </section>
      )}
      {services.length > 0 && (
        <section aria-labelledby="services-metier">
          <h2 id="services-metier" className="mb-4 type-h2">
            {t('universMetier.services')}
          </h2>
          <GrilleServices services={services} />
        </section>
      )}
    </div>
  );
}

/** Where a trade finds what it orders, the fullest first; the rest unfolds without a script. */
export function FamillesDuMetier({ univers, familles }: FamillesProps) {
  const t = useTexts('catalogue');
  const reste = familles.slice(PREMIERES);
  if (familles.length === 0) return null;
  return (
    <nav aria-labelledby="familles" className="mt-6">
      <h2 id="familles" className="mb-4 type-h2">
        {t('universMetier.familles')}
      </h2>
      <ListeFamilles univers={univers} familles={familles.slice(0, PREMIERES)} />
      {reste.length > 0 && (
        <details className="group">
          <summary
            className={`${buttonClass({ kind: 'outline' })} mt-4 list-none [&::-webkit-details-marker]:hidden`}
          >
            {t('universMetier.autresFamilles', { count: reste.length })}
            <ChevronDown size={20} aria-hidden className="group-open:rotate-180" />
          </summary>
          <div className="mt-4">
            <ListeFamilles univers={univers} familles={reste} />
          </div>
        </details>
      )}
    </nav>
  );
}

/** Each leads to what this trade orders from it. */
function ListeFamilles({ univers, familles }: FamillesProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <ul className="grid gap-x-6 border-t sm:grid-cols-2 xl:grid-cols-3">
      {familles.map(({ id, libelle, nombre }) => (
        <li key={id} className="border-b">
          <Lien
            href={liens.universMetier(locale, { ...univers, query: { famille: id } })}
            className="flex min-h-11 items-center justify-between gap-4 type-name -outline-offset-2 hover:text-link"
          >
            {libelle}
            <span className="type-meta text-text-2">{formatNombre(locale, nombre)}</span>
          </Lien>
        </li>
      ))}
    </ul>
  );
}

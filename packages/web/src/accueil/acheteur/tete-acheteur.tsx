import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../lien.tsx';
import { usePage } from '../../page-context.ts';
import { useTexts } from '../../use-texts.ts';
import { personnelQuery } from './personnel.queries.ts';
import { MonMagasin } from './mon-magasin.tsx';

/** Who is here, and the figures that each ask for something. */
export function TeteAcheteur() {
  const t = useTexts('accueil');
  const { session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(personnelQuery(context));
  const { utilisateur, compte, magasin, delegue } = session;
  const chiffres = data && [
    {
      nombre: data.nombreEnCours,
      sens: t('acheteur.enCours', { count: data.nombreEnCours }),
      href: liens.commandes(locale),
    },
    {
      nombre: data.aValider,
      sens: t('acheteur.aValider', { count: data.aValider }),
      href: liens.commandes(locale, { query: { aValider: true } }),
    },
    {
      nombre: data.devis.length,
      sens: t('acheteur.devis', { count: data.devis.length }),
      href: liens.devis(locale, { query: { etat: ['propose'], tri: 'validite' } }),
    },
    {
      nombre: data.habitudes.length,
      sens: t('acheteur.habitudes', { count: data.habitudes.length }),
      href: '#a-racheter',
    },
  ];
  return (
    <div className="flex flex-col">
      {!delegue && <p className="type-meta text-text-2">{compte?.libelle}</p>}
      <h1 className="mt-1 type-display text-balance">
        {delegue
          ? t('acheteur.pour', {
              client: compte?.libelle ?? '',
              nom: `${utilisateur?.prenom ?? ''} ${utilisateur?.nom ?? ''}`.trim(),
            })
          : t('acheteur.bonjour', { prenom: utilisateur?.prenom ?? '' })}
      </h1>
      <MonMagasin id={magasin?.id} />
      {chiffres && (
        <ul
          aria-label={t('acheteur.aFaire')}
          className="mt-6 grid grid-cols-2 gap-y-4 border-t border-line-2 pt-4 sm:grid-cols-4 lg:mt-auto"
        >
          {chiffres.map(({ nombre, sens, href }) => (
            <li
              key={sens}
              className="border-line px-4 odd:pl-0 even:border-l sm:not-first:border-l sm:not-first:pl-4"
            >
              <Lien href={href} className="group block min-h-11">
                <span className="block text-[1.5rem] leading-8 font-[680] tracking-[-0.01em]">
                  {formatNombre(locale, nombre)}
                </span>
                <span className="block type-meta text-text-2 group-hover:text-link group-hover:underline">
                  {sens}
                </span>
              </Lien>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

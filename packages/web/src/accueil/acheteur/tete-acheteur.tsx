import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { personnelQuery } from './personnel.queries.ts';
import { CompteBloque } from '../../identite/compte-bloque.public.tsx';
import { MonMagasin } from './mon-magasin.tsx';

/** Who is here, and the figures that each ask for something. */
export default function TeteAcheteur() {
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
      nombre: data.nombreDevis,
      sens: t('acheteur.devis', { count: data.nombreDevis }),
      href: liens.devis(locale, { query: { etat: ['propose'], tri: 'validite' } }),
    },
    {
      nombre: data.nombreHabitudes,
      sens: t('acheteur.habitudes', { count: data.nombreHabitudes }),
      href: liens.habitudesAchats(locale, { query: { etat: ['due'] } }),
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
      <CompteBloque className="mt-4" />
      {chiffres && (
        <ul
          aria-label={t('acheteur.aFaire')}
          className="mt-6 grid grid-cols-2 border-t border-l bg-bg sm:grid-cols-4 lg:flex-1 lg:grid-cols-2 lg:grid-rows-2"
        >
          {chiffres.map(({ nombre, sens, href }) => (
            <li key={sens} className="flex border-r border-b">
              <Lien
                href={href}
                className="group flex min-h-18 flex-1 flex-col justify-center px-4 py-2 -outline-offset-2 hover:bg-sunk sm:px-5"
              >
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

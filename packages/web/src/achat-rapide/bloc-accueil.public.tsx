/** The quick purchase as the home page shows it: the same lines, in fewer columns. */
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { useEnLigne } from './hors-ligne/reseau.ts';
import { readLigne, readTexte } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { readQuantite } from '@comptoir/contract/achat-rapide/quantite-lue.ts';
import { useAjouterSaisie, useSomme } from './saisie/ajouter-saisie.ts';
import { BoutonAjouter } from './saisie/bouton-ajouter.tsx';
import { useReconnaissance } from './saisie/reconnaissance.ts';
import { insererLignes } from './saisie/saisie.ts';
import { focusPremiereVide } from './saisie/scanner-dans-ligne.ts';
import { Tableau } from './saisie/tableau.tsx';
import { useLignes } from './saisie/use-lignes.ts';

const LIGNES_VISIBLES = 3;

/** Takes over what was typed or pasted before this code was there. */
export function reprendreBloc(endormi: HTMLElement | null, collage: string): void {
  const inputs = [...(endormi?.querySelectorAll('input') ?? [])];
  const quantites = inputs.filter(({ name }) => name === 'quantite');
  const references = inputs.filter(({ name }) => name === 'reference');
  const typed = references.flatMap(({ value }, at) =>
    readLigne(value).map((lue) => ({
      ...lue,
      ...(lue.quantite === 1 && readQuantite(quantites[at]?.value ?? '')),
    })),
  );
  const lues = [...typed, ...readTexte(collage)];
  if (lues.length > 0) insererLignes(lues);
  if (inputs.some((input) => input === document.activeElement)) {
    requestAnimationFrame(focusPremiereVide);
  }
}

export default function BlocAccueil() {
  const t = useTexts('achat-rapide');
  const tErreurs = useTexts('erreurs');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  useReconnaissance();
  const lignes = useLignes();
  const somme = useSomme();
  const isEnLigne = useEnLigne();
  const { envoyer, etat } = useAjouterSaisie();
  const derniere = lignes.findLastIndex(({ reference }) => reference.trim() !== '');
  const isReady = isEnLigne && somme.prets.length > 0 && somme.enRecherche === 0;
  const add = async () => {
    if (await envoyer(somme, {})) focusPremiereVide();
  };
  return (
    <>
      <div className="max-h-88 overflow-y-auto">
        <Tableau variante="bloc" max={Math.max(LIGNES_VISIBLES, derniere + 2)} />
      </div>
      {etat.nom === 'echec' && (
        <p role="alert" className="mt-3 rounded-control bg-err-b px-3 py-2 type-meta text-err">
          {etat.reseau ? tArticles('ajout.horsLigne') : tErreurs(etat.code)}
        </p>
      )}
      <div className="mt-4 flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-40 type-meta text-text-2" aria-live="polite">
          {somme.lignes > 0 ? (
            <>
              {t('barre.lignes', { count: somme.lignes })}
              {somme.total && (
                <>
                  {' · '}
                  <b className="font-[640] text-text">
                    {t('bloc.total', { montant: formatArgent(locale, somme.total) })}
                  </b>
                </>
              )}
            </>
          ) : (
            t('bloc.vide')
          )}{' '}
          {somme.lignes > 0 && (
            <Lien
              href={liens.achatRapide(locale)}
              className="block text-link hover:underline pointer-coarse:min-h-11"
            >
              {somme.aCorriger.length > 0
                ? t('barre.aCorriger', { count: somme.aCorriger.length })
                : t('bloc.ouvrir')}
            </Lien>
          )}
        </p>
        <BoutonAjouter isReady={isReady} isBusy={etat.nom === 'envoi'} onClick={() => void add()}>
          {t('barre.ajouter')}
        </BoutonAjouter>
      </div>
    </>
  );
}

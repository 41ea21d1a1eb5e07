/** What goes into the basket at once: all that is due, or what was chosen. */
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { ListPlus, ShoppingCart } from 'lucide-react';
import {
  ajouterHabitudesDues,
  type Habitude,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { montantPrevu } from '../../panier/montant-prevu.public.ts';
import {
  newKey,
  readChantierVise,
  suivreAjout,
  useAjouterAuPanier,
} from '../../panier/panier.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface DuesProps {
  /** How many are due, on this page or another. */
  nombre: number;
  habitudes: readonly Habitude[];
}

/** The amount is told where all that is due is on this page. */
export function AjoutDues({ nombre, habitudes }: DuesProps) {
  const t = useTexts('habitudes-achats');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const router = useRouter();
  const key = useRef(newKey());
  const ajout = useMutation({
    mutationFn: async () => {
      const vise = readChantierVise();
      const options = { idempotencyKey: key.current };
      const { api } = router.options.context;
      const reponse = await api.call(ajouterHabitudesDues, { body: vise }, options);
      key.current = newKey();
      const { ajoutees: lignes, sansPrix } = reponse;
      const references = sansPrix.map(({ reference }) => reference).join(', ');
      const note = references ? t('sansPrix', { count: sansPrix.length, references }) : undefined;
      await suivreAjout(router, { lignes, vise, reponse, note });
    },
  });
  if (nombre === 0) return null;
  const dues = habitudes.filter(({ etat, masquee }) => etat === 'due' && !masquee);
  const total = dues.length === nombre ? montantPrevu(dues.flatMap(vendable)) : undefined;
  const dit = total
    ? t('ajouterDuesMontant', { count: nombre, montant: formatArgent(locale, total) })
    : t('ajouterDues', { count: nombre });
  return (
    <div className="max-sm:w-full">
      <Button
        kind="primary"
        icon={ShoppingCart}
        busy={ajout.isPending}
        onClick={() => ajout.mutate()}
        className="max-sm:w-full"
      >
        {dit}
      </Button>
      {ajout.error && isQueryFailure(ajout.error) && (
        <p role="alert" className="mt-1 type-meta text-err">
          {tErreurs(codeOf(ajout.error.response))}
        </p>
      )}
    </div>
  );
}

function vendable({ article: { tarif }, quantite }: Habitude) {
  return tarif ? [{ tarif, quantite }] : [];
}

interface ChoisiesProps {
  choisies: readonly { habitude: Habitude; quantite: number }[];
  onFin: () => void;
}

/** In the bar of the rows chosen. */
export function AjoutChoisies({ choisies, onFin }: ChoisiesProps) {
  const t = useTexts('habitudes-achats');
  const tArticles = useTexts('articles');
  const tErreurs = useTexts('erreurs');
  const { ajouter, etat } = useAjouterAuPanier();
  const vendables = choisies.filter(
    ({ habitude: { article } }) => article.tarif && !article.retire,
  );
  const toutAjouter = async () => {
    const lignes = vendables.map(({ habitude, quantite }) => ({
      articleId: habitude.article.id,
      quantite,
      reference: habitude.article.reference,
    }));
    if (await ajouter(lignes)) onFin();
  };
  return (
    <>
      {etat.nom === 'echec' && (
        <p role="alert" className="type-meta text-err">
          {tErreurs(etat.code)}
        </p>
      )}
      <IconButton
        size="sm"
        icon={ListPlus}
        label={tArticles('liste.titre')}
        onClick={() =>
          openOverlay('ajout-liste-achats', {
            articles: choisies.map(({ habitude, quantite }) => ({
              articleId: habitude.article.id,
              quantite,
            })),
          })
        }
      />
      <Button
        size="sm"
        kind="solid"
        icon={ShoppingCart}
        busy={etat.nom === 'envoi'}
        disabled={vendables.length === 0}
        onClick={() => void toutAjouter()}
      >
        {t('ajouterChoisies', { count: vendables.length })}
      </Button>
    </>
  );
}

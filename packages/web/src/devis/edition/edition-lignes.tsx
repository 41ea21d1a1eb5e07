import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { modifierDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useWriteDevis } from '../use-write-devis.ts';
import { AjoutReference } from './ajout-reference.tsx';
import { ajouter, brouillonOf, chantiersOf, corpsOf, type LigneBrouillon } from './brouillon.ts';
import { LigneEditee } from './ligne-editee.tsx';
import { LignesAuFil } from './lignes-au-fil.tsx';

/** One that is added has no number yet. */
const idOf = ({ id = 0 }: LigneBrouillon) => id;

export function EditionLignes({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  const { locale } = useRouteContext({ from: '__root__' });
  const chantiersId = useId();
  const [brouillon, setBrouillon] = useState<readonly LigneBrouillon[]>(() =>
    brouillonOf(devis.courante),
  );
  const [commentaire, setCommentaire] = useState(
    devis.courante.auteur === 'client' ? devis.courante.commentaire : '',
  );
  const { write, isPending, erreur } = useEnregistrer(devis);
  const lignes = corpsOf(brouillon);
  const change = (cle: string, valeurs: Partial<LigneBrouillon>) =>
    setBrouillon((avant) =>
      avant.map((ligne) => (ligne.cle === cle ? { ...ligne, ...valeurs } : ligne)),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lignes.length > 0) write({ lignes, commentaire: commentaire.trim() });
  };
  const rangee = (ligne: LigneBrouillon) => (
    <LigneEditee
      key={ligne.cle}
      ligne={ligne}
      chantiersId={chantiersId}
      onChange={(valeurs) => change(ligne.cle, valeurs)}
    />
  );
  return (
    <>
      <p className="max-w-160 text-text-2">{t('edition.texte', { version: devis.version + 1 })}</p>
      <AjoutReference
        chantiersId={chantiersId}
        onAjout={(article, ajout) => setBrouillon((avant) => ajouter(avant, article, ajout))}
      />
      <form noValidate onSubmit={submit}>
        <datalist id={chantiersId}>
          {chantiersOf(brouillon).map((nom) => (
            <option key={nom} value={nom}>
              {nom}
            </option>
          ))}
        </datalist>
        <LignesAuFil devis={devis} lignes={brouillon} cleOf={idOf} rangee={rangee} />
        <Textarea
          className="mt-6 max-w-160"
          label={t('edition.commentaire')}
          help={t('edition.commentaireAide')}
          rows={3}
          maxLength={MAX_SIGNES_COMMENTAIRE}
          value={commentaire}
          onChange={(event) => setCommentaire(event.currentTarget.value)}
        />
        {erreur && (
          <Alert state="err" live className="mt-4">
            {erreur}
          </Alert>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            kind="primary"
            busy={isPending}
            {...(lignes.length === 0 && { disabledReason: t('edition.vide') })}
          >
            {t('edition.enregistrer', { version: devis.version + 1 })}
          </Button>
          <Lien href={liens.devisDetail(locale, devis.key)} className={buttonClass()}>
            {t('edition.annuler')}
          </Lien>
        </div>
      </form>
    </>
  );
}

interface Enregistrement {
  lignes: ReturnType<typeof corpsOf>;
  commentaire: string;
}

function useEnregistrer({ key, version }: Devis) {
  const t = useTexts('devis');
  const { locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  return useWriteDevis<Enregistrement>({
    envoyer: (api, body, options) =>
      api.call(modifierDevis, { params: { key }, body: { version, ...body } }, options),
    quitter: () => router.navigate({ href: liens.devisDetail(locale, key) }),
    dire: (devis) => t('edition.fait', { version: devis.version }),
  });
}

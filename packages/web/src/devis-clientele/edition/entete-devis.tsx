/** For whom a quote is, until when, in which language, and the margin of all of it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId } from 'react';
import { BookmarkPlus } from 'lucide-react';
import type {
  ClientDevis,
  DocumentDevis,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import {
  MAX_SIGNES_COORDONNEE,
  MAX_SIGNES_TITRE,
} from '@comptoir/contract/devis-clientele/limites.ts';
import { garderClientDevis } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { DatePicker } from '../../ui/field/date-picker.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { clientsQuery } from '../devis-clientele.queries.ts';
import { useContexteEdition } from './contexte-edition.ts';
import { ChampDecimal } from './champ-decimal.tsx';
import { writeMarge, writeSaisie, readDecimal, readMarge, POURCENT } from './saisie.ts';
import type { Edition } from './use-edition.ts';

export function EnteteDevis({ edition, isModele }: { edition: Edition; isModele: boolean }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { changer, isModifiable } = useContexteEdition();
  const { document: doc, pas } = edition;
  const write = (change: Partial<DocumentDevis>, sujet: string) =>
    changer((avant) => ({ ...avant, ...change }), sujet);
  const disabled = !isModifiable;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <fieldset className="grid content-start gap-3 sm:grid-cols-2">
        <legend className="mb-2 type-h3">{t('entete.devis')}</legend>
        <TextInput
          label={t('entete.titre')}
          value={doc.titre}
          maxLength={MAX_SIGNES_TITRE}
          disabled={disabled}
          autoComplete="off"
          onChange={({ currentTarget }) => write({ titre: currentTarget.value }, 'titre')}
          className="sm:col-span-2"
        />
        <DatePicker
          label={t('entete.date')}
          value={doc.date}
          disabled={disabled}
          onChange={(date) => date && write({ date }, 'date')}
        />
        <DatePicker
          label={t('entete.valable')}
          value={doc.valableJusqu}
          disabled={disabled}
          onChange={(valableJusqu) => valableJusqu && write({ valableJusqu }, 'valable')}
        />
        <Select
          label={t('entete.langue')}
          value={doc.langue}
          disabled={disabled}
          options={LOCALES.map((value) => ({ value, label: t(`langues.${value}`) }))}
          onChange={({ currentTarget }) =>
            write({ langue: currentTarget.value as Locale }, 'langue')
          }
        />
        <Select
          label={t('entete.exoneration')}
          value={doc.exoneration}
          disabled={disabled}
          options={(['franchise', 'autoliquidation'] as const).map((value) => ({
            value,
            label: t(`exonerations.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            write(
              { exoneration: currentTarget.value as DocumentDevis['exoneration'] },
              'exoneration',
            )
          }
        />
        <ChampDecimal
          label={t('entete.marge')}
          help={t('entete.margeAide')}
          ecrit={writeMarge(doc.marge, locale)}
          lire={(texte) => readMarge(texte) ?? undefined}
          onValeur={(marge) => write({ marge }, 'marge')}
          pas={pas}
          disabled={disabled}
        />
        <ChampDecimal
          label={t('entete.plancher')}
          help={t('entete.plancherAide')}
          ecrit={`${writeSaisie(doc.plancher, locale)}\u00a0%`}
          lire={(texte) => readDecimal(texte, POURCENT)}
          onValeur={(plancher) => write({ plancher }, 'plancher')}
          pas={pas}
          disabled={disabled}
        />
      </fieldset>
      {!isModele && <Client edition={edition} />}
    </div>
  );
}

function Client({ edition }: { edition: Edition }) {
  const t = useTexts('devis-clientele');
  const { session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { changer, isModifiable } = useContexteEdition();
  const failureText = useFailureText();
  const listeId = useId();
  const { data } = useQuery({
    ...clientsQuery(context),
    enabled: !session.delegue,
  });
  const clients = data ?? [];
  const { client, chantier } = edition.document;
  const write = (change: Partial<ClientDevis>, sujet: string) =>
    changer((avant) => ({ ...avant, client: { ...avant.client, ...change } }), `client.${sujet}`);
  const garde = useMutation({
    mutationFn: () => context.api.call(garderClientDevis, { body: client }),
    onSuccess: async ({ nom }) => {
      await context.queryClient.invalidateQueries({ queryKey: clientsQuery(context).queryKey });
      showToast({ title: t('client.garde', { nom }) });
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
  const champ = (nom: 'contact' | 'email' | 'telephone', type = 'text') => (
    <TextInput
      label={t(`client.${nom}`)}
      type={type}
      value={client[nom]}
      maxLength={nom === 'telephone' ? 40 : MAX_SIGNES_COORDONNEE}
      disabled={!isModifiable}
      autoComplete="off"
      onChange={({ currentTarget }) => write({ [nom]: currentTarget.value }, nom)}
    />
  );
  return (
    <fieldset className="grid content-start gap-3 sm:grid-cols-2">
      <legend className="mb-2 type-h3">{t('client.titre')}</legend>
      <TextInput
        label={t('client.nom')}
        value={client.nom}
        list={listeId}
        maxLength={MAX_SIGNES_COORDONNEE}
        disabled={!isModifiable}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          const connu = clients.find(({ nom }) => nom === value);
          if (!connu) return write({ nom: value }, 'nom');
          const { id: _id, ...fiche } = connu;
          changer((avant) => ({ ...avant, client: fiche }));
        }}
        className="sm:col-span-2"
      />
      <datalist id={listeId}>
        {clients.map(({ id, nom }) => (
          <option key={id} value={nom}>
            {nom}
          </option>
        ))}
      </datalist>
      {champ('contact')}
      {champ('email', 'email')}
      {champ('telephone', 'tel')}
      <TextInput
        label={t('client.siren')}
        value={client.siren}
        inputMode="numeric"
        maxLength={9}
        disabled={!isModifiable}
        autoComplete="off"
        {...(!/^(\d{9})?$/.test(client.siren) && { error: t('client.sirenFaux') })}
        onChange={({ currentTarget }) => {
          const siren = currentTarget.value.replace(/\D/g, '');
          write({ siren }, 'siren');
        }}
      />
      <Textarea
        label={t('client.adresse')}
        value={client.adresse}
        rows={2}
        maxLength={400}
        disabled={!isModifiable}
        onChange={({ currentTarget }) => write({ adresse: currentTarget.value }, 'adresse')}
      />
      <Textarea
        label={t('client.chantier')}
        value={chantier}
        rows={2}
        maxLength={400}
        disabled={!isModifiable}
        onChange={({ currentTarget: { value } }) =>
          changer((avant) => ({ ...avant, chantier: value }), 'chantier')
        }
      />
      {isModifiable && client.nom.trim() !== '' && (
        <Button
          size="sm"
          kind="quiet"
          icon={BookmarkPlus}
          busy={garde.isPending}
          onClick={() => garde.mutate()}
          className="justify-self-start"
        >
          {t('client.garder')}
        </Button>
      )}
    </fieldset>
  );
}

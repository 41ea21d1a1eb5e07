/** Lists the dialogs and drawers of the specification that no capability has built yet. */
import { OVERLAY_IDS, overlayEntry, overlaysToCome } from '../packages/web/src/overlay/registry.ts';

const toCome = overlaysToCome().map((id) => ({ id, ...overlayEntry(id) }));
const byCapability = Object.groupBy(toCome, ({ capability }) => capability);

for (const [capability, overlays = []] of Object.entries(byCapability).sort(([a], [b]) =>
  a.localeCompare(b),
)) {
  console.log(`${capability} (${overlays.length})`);
  for (const { kind, id, name } of overlays) {
    console.log(`  ${kind.padEnd(6)}  ${id.padEnd(29)} ${name}`);
  }
}
console.log(
  `\n${OVERLAY_IDS.length - toCome.length} of ${OVERLAY_IDS.length} built, ${toCome.length} to come`,
);

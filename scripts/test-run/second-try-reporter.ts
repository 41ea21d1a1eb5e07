/** Says at the end which tests passed at their second try only: each is a fault to look for. */
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTryReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}\n    ${first?.message}`);
  }

  onTestRunEnd(): void {
    if (!this.#names.length) return;
    console.log(`\n${this.#names.length} passed at the second try only:`);
    for (const name of this.#names) console.log(`  ${name}`);
  }
}

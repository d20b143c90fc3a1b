// sounds.mjs - every sound, as a loudspeaker would be given it: heard, never too loud or too long, and silent afterwards.
import { createRequire } from "node:module";
import { join } from "node:path";
import { check, openPage, root } from "./harness.mjs";

const { build } = createRequire(join(root, "web", "package.json"))("esbuild");

// Runs in the page: renders each sound and measures it whole, and what is left of it on a loudspeaker that gives nothing deep.
async function measureAll() {
  const rate = 44100;
  const seconds = 3;
  const { SOUNDS, schedule } = window.sounds;
  const render = async (name, lowest) => {
    const audio = new OfflineAudioContext(1, rate * seconds, rate);
    const filter = audio.createBiquadFilter();
    filter.type = lowest > 0 ? "highpass" : "allpass";
    filter.frequency.value = lowest || 1000;
    filter.connect(audio.destination);
    const end = schedule(audio, name, 0, filter);
    return { samples: (await audio.startRendering()).getChannelData(0), end };
  };
  const peakOf = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const loudest = (samples) => { // mean square of the loudest twentieth of a second
    const span = rate / 20;
    let most = 0;
    for (let start = 0; start + span <= samples.length; start += span) most = Math.max(most, samples.slice(start, start + span).reduce((sum, sample) => sum + sample * sample, 0) / span);
    return 10 * Math.log10(most + 1e-12);
  };
  const measured = [];
  for (const name of SOUNDS) {
    const { samples, end } = await render(name, 0);
    const small = (await render(name, 300)).samples;
    measured.push({ name, end, peak: peakOf(samples), after: peakOf(samples.slice(Math.ceil((end + 0.05) * rate))), start: peakOf(samples.slice(0, 4)), loud: loudest(samples), small: loudest(small) });
  }
  return measured;
}

const SIGNALS = ["fanfare", "bell"]; // of the end of a game: they may take their time

export async function soundsAreHeardAndBounded() {
  const { outputFiles } = await build({ entryPoints: [join(root, "web", "src", "motion", "sound.ts")], bundle: true, format: "iife", globalName: "sounds", write: false, logLevel: "warning" });
  const page = await openPage();
  await page.addScriptTag({ content: outputFiles[0].text });
  const measured = await page.evaluate(measureAll);
  check("there is a sound for everything that is heard", measured.length >= 15, measured.length);
  for (const { name, end, peak, after, start, loud, small } of measured) {
    check(`${name} is heard`, peak > 0.1 && loud > -36, `peak ${peak}, ${loud} dB`);
    check(`${name} is heard on a small loudspeaker`, small > -42, `${small} dB`);
    check(`two of ${name} at once do not clip`, peak < 0.5, peak);
    check(`${name} is no louder than the others`, loud < -14, `${loud} dB`);
    check(`${name} begins without a click`, start < 0.02, start);
    check(`${name} is short`, end <= (SIGNALS.includes(name) ? 1.5 : 0.7), end);
    check(`${name} leaves silence`, after < 0.0005, after);
  }
  await page.context().close();
}

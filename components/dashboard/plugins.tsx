import { samplePlugins } from "@/lib/dashboard/samples";
import { PluginCard } from "./plugin-card";
import { SampleNotice } from "./sample-notice";

/** Plugins, each with how often it is installed. */
export function Plugins() {
  const most = Math.max(...samplePlugins.map(({ installs }) => installs));
  const active = samplePlugins.filter(({ status }) => status === "Active").length;
  return (
    <div className="grid gap-6">
      <SampleNotice>
        These plugins are made up: {active} of {samplePlugins.length} are shown as active, and none of them
        runs.
      </SampleNotice>
      <ul
        aria-label="Plugins"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
      >
        {samplePlugins.map((plugin) => (
          <PluginCard key={plugin.name} plugin={plugin} mostInstalls={most} />
        ))}
      </ul>
    </div>
  );
}

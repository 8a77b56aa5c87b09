import path from "node:path";
import { administrator, start } from "../benchmark/app.mjs";
import { freePorts, makeFolder, run, until, write } from "./programs.mjs";

const nginx = ({ port, instances }) => `
daemon off;
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  client_max_body_size 25m;
  upstream site {
${instances.map((instance) => `    server 127.0.0.1:${instance} max_fails=0;`).join("\n")}
    keepalive 32;
    # Shorter than the application keeps a connection, which it would close just when it is used again.
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_connect_timeout 2s;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    # The addresses of the guests are made up before this proxy.
    proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    location / {
      proxy_pass http://site;
    }
    # An order may be sent to the other instance too, since its key makes one order of both.
    location = /api/orders {
      proxy_pass http://site;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`;

/**
 * Starts two instances behind nginx. The first connects to the database by PgBouncer, and listens to it directly; the
 * second has the addresses of both nodes.
 */
export async function startSite(folder, { pooled, direct }) {
  const [port, ...ports] = await freePorts(3);
  const shared = {
    AUTH_SECRET: "the secret that both instances have been given",
    // In seconds; longer than nginx keeps an idle connection.
    STOP_DELAY: "5",
    SETUP_PROJECT_NAME: "Benchmark",
    SETUP_ADMIN_EMAIL: administrator.email,
    SETUP_ADMIN_PASSWORD: administrator.password,
  };
  const settings = [
    { ...shared, PORT: String(ports[0]), DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct },
    { ...shared, PORT: String(ports[1]), DATABASE_URL: direct },
  ];
  const startInstance = (index) => start(path.join(folder, `instance-${index + 1}`), settings[index]);
  const instances = await Promise.all(settings.map((_, index) => startInstance(index)));
  const proxyFolder = makeFolder(folder, "nginx");
  const config = write(proxyFolder, "nginx.conf", nginx({ port, instances: ports }));
  void run(proxyFolder, "nginx", ["-p", `${proxyFolder}/`, "-c", config, "-e", "error.log"]);
  const origin = `http://127.0.0.1:${port}`;
  await until("nginx", async () => (await fetch(`${origin}/api/health`)).ok);
  return {
    origin,
    instances,
    async restart(index) {
      instances[index] = await startInstance(index);
    },
  };
}

import { account, type MachineLayout, nodeOf, type ProgramKind } from "./layout.ts";

const written =
  "# Written by mruk install, which writes it anew. What is to be otherwise goes into a drop-in: systemctl edit";

/** What no part of Mruk needs of a machine is closed to all of them. */
const hardening = `UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native`;

/** The units of systemd, by name. */
export function units(layout: MachineLayout, kind: ProgramKind): Record<string, string> {
  return {
    "mruk.socket": socket,
    "mruk.service": service(layout, kind),
    "mruk-backup.service": backupService(layout),
    "mruk-backup.timer": backupTimer,
  };
}

/** systemd holds the socket, so that nobody is refused while the service is started anew. */
const socket = `${written} mruk.socket
[Unit]
Description=Where Mruk listens

[Socket]
ListenStream=127.0.0.1:3000

[Install]
WantedBy=sockets.target
`;

const service = (layout: MachineLayout, kind: ProgramKind) => `${written} mruk
[Unit]
Description=Mruk
Requires=mruk.socket
Wants=network-online.target
After=mruk.socket network-online.target
# However often it ends, it is started again.
StartLimitIntervalSec=0

[Service]
Type=notify
NotifyAccess=all
User=${account}
Group=${account}
Environment=MRUK_ENV_FILE=${layout.settings}
# New objects have 4 MB before the old ones are gone through: 40 MB less of memory, for a little of its speed.
Environment=NODE_OPTIONS=--max-semi-space-size=4 MALLOC_ARENA_MAX=2
# Through the link: a hand-over starts this same path again, and finds what the link then leads to.
ExecStart=${nodeOf(layout, kind)} ${layout.current}/dist/web/server.js
ExecReload=/bin/kill -USR2 $MAINPID
# Not below the link: an old release is removed while its process lives on.
WorkingDirectory=${layout.home}
Restart=always
RestartSec=2
# Readers have 8 seconds for their last answer, a letter under way has 20.
KillMode=mixed
KillSignal=SIGTERM
TimeoutStartSec=120
TimeoutStopSec=45
ReadWritePaths=${layout.home}
${hardening}

[Install]
WantedBy=multi-user.target
`;

/** It may write what the service may not: whoever takes the service over cannot touch the backups. */
const backupService = (layout: MachineLayout) => `${written} mruk-backup
[Unit]
Description=Back up Mruk

[Service]
Type=oneshot
User=${account}
Group=${account}
WorkingDirectory=${layout.home}
ExecStart=${layout.command} backup
ReadWritePaths=${layout.home} ${layout.backups}
${hardening}
`;

const backupTimer = `${written} mruk-backup.timer
[Unit]
Description=Back up Mruk every night

[Timer]
OnCalendar=*-*-* 03:40:00 Europe/Warsaw
Persistent=true

[Install]
WantedBy=timers.target
`;

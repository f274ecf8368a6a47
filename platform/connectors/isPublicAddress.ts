import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not reachable from outside (RFC 6890 and later additions of IANA). */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Networks within 2000::/3, the only routed range (RFC 4291), that are not public after all: tunnels to any IPv4
 * address, documentation, and protocol reservations.
 */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of IPV4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) refused.addSubnet(network, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is on the public Internet: not private, loopback, link-local, unique-local, shared, multicast
 * or reserved, nor an IPv4 address inside an IPv6 one. Returns false for a text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && routed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

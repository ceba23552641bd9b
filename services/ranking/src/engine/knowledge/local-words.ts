/**
 * Words of work in Papua New Guinea that O*NET does not know, each with one it knows that means nearly the same. They
 * lend their neighbours' meaning and rarity only: no text is taken to contain the other word.
 */
const pairs =
  'dinghy/boat skipper/captain coxswain/captain seafarer/sailor tallyman/clerk storeman/warehouse stocktake/inventory ' +
  'pmv/bus ute/truck lorry/truck haulpak/truck petrol/gasoline aeroplane/airplane hangar/aircraft tarmac/airport tourism/tourist trekking/tourist ' +
  'dogman/rigger abseil/rope tiler/tile purlin/beam ductwork/duct genset/generator windmill/turbine rainwater/water shotfirer/blaster ' +
  'geotech/geotechnical vsat/satellite derrickhand/rig mudlogger/geologist effluent/wastewater ' +
  'headmistress/principal headteacher/principal bursar/treasurer syllabus/curriculum provost/dean lecturer/professor ' +
  'warder/correctional prosecutor/prosecution conveyancing/property barrister/attorney parliament/legislation ombudsman/complaint ' +
  'biosecurity/quarantine soldier/military postman/mail housemaid/maid nappy/diaper ' +
  'antenatal/prenatal dispensary/pharmacy malaria/tuberculosis leprosy/tuberculosis ngo/nonprofit ' +
  'debtors/receivable superannuation/pension gst/tax remittance/payment microfinance/lending valuer/appraiser tenancy/lease ' +
  'sago/starch taro/vegetable kaukau/vegetable loaf/bread abattoir/slaughter piggery/swine balsa/timber kwila/timber oilpalm/palm vanilla/spice ' +
  'tuna/fish barramundi/fish mackerel/fish prawn/shrimp cannery/fish bilum/weaving';

export const localWords: [local: string, known: string][] = pairs
  .split(' ')
  .map((pair) => pair.split('/') as [string, string]);
